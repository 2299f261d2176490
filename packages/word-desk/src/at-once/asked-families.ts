import type { Tools } from '../desk/tools.ts';

const ASKS: readonly RegExp[] = [
  /(?<!\p{L})wortfamilie(?!\p{L})(?: \p{L}+){0,2}? (?:von |zu |zum |vom |für |mit )?(?:dem |der |das |die |verb |nomen |wort )*(?<word>\p{L}{3,})(?: (?:bitte|fünf|drei|vier|sechs|zehn|ein paar) ?(?:wörter|beispiele)?)?$/u,
  /(?<!\p{L})wörter (?:\p{L}+ )?(?:aus|in|von|zu|zur) (?:der |die )?(?:wort)?familie (?:von |zu |vom )?(?:wort )?(?<word>\p{L}{3,})$/u,
  /(?<!\p{L})(?:verwandte|verwandten) wörter (?:zu|von|für|mit) (?<word>\p{L}{3,})$/u,
  /(?<!\p{L})wörter (?:die )?(?:sind )?mit (?<word>\p{L}{3,}) verwandt(?: sind)?$/u,
  /^(?:was|welche wörter|welches wort) (?:gehört|gehören|ist|sind) (?:\p{L}+ )?(?:zur|in der|zu der) (?:wort)?familie (?:von |zu )?(?<word>\p{L}{3,})$/u,
];
const ODD =
  /(?:welches (?:wort )?|was )(?:gehört|passt|ist) (?:da )?nicht (?:zur|in die|zu der) (?:wort)?familie(?: von| zu)? (?<word>\p{L}{3,}):? (?<others>\p{L}+(?: \p{L}+){1,5})$/u;
/** Letters of a stem, with its umlauts taken for the plain vowels. */
const plain = (word: string) =>
  word
    .toLowerCase()
    .replace(/äu/gu, 'au')
    .replace(/[äöü]/gu, (vowel) => ({ ä: 'a', ö: 'o', ü: 'u' })[vowel] ?? vowel);

/** Words of one family, and which of some does not belong to it. */
export function answerAskedFamily(text: string, tools: Tools): string | null {
  const odd = ODD.exec(text)?.groups;
  if (odd) return oddOne(odd.word ?? '', (odd.others ?? '').split(' '), tools);
  const word = ASKS.map((pattern) => pattern.exec(text)?.groups?.word).find(Boolean);
  return word === undefined ? null : tools.answerAgain(`wortfamilie von ${word}`);
}

function oddOne(word: string, others: readonly string[], { content, verbOf, spelling }: Tools) {
  const base = verbOf(word)?.infinitive ?? word;
  const family = content.families.find(
    (group) => group[0]?.replace(/^(?:der|die|das) /u, '').toLowerCase() === base,
  );
  const stem = plain(base).replace(/(?:en|n|e)$/u, '');
  const isIn = (each: string) =>
    plain(each).includes(stem) ||
    family?.some((one) => one.replace(/^(?:der|die|das) /u, '').toLowerCase() === each);
  const strange = others.filter((each) => !isIn(each));
  const [found] = strange;
  if (strange.length !== 1 || found === undefined) return null;
  return `„${spelling.known(found) ?? found}“ gehört nicht dazu. Es hat einen anderen Wortstamm als „${spelling.known(base) ?? base}“.`;
}
