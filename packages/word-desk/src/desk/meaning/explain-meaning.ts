import type { Tools } from '../tools.ts';

const ASKS =
  /^(?:.{0,30}(?:sagt|meint|schreibt|steht) )?(?:was (?:heißt|bedeutet|ist|meint man mit|soll|will)|(?:warum|wieso|wann|woher) (?:sagt|sagen|heißt|kommt)(?: man| es| die leute)?|wofür steht|erklär\p{L}*|kennst|weißt was)(?: (?:das wort|der satz|der spruch|das sprichwort|die redewendung|die redensart|redewendung|sprichwort|spruch|es wenn (?:man|jemand|einer)|wenn (?:man|jemand|einer)|mir|uns|das|es|mit|sagt|jemand|einer|wer|etwas))* (?<word>.+?)(?: (?:ausgeschrieben|bedeuten|heißen|heißt|bedeutet|ist|meint|sagen|sagt))?$|^(?<first>.+?) (?:was (?:heißt|bedeutet|meint|soll) (?:das|es)|was ist das)(?: heißen| bedeuten)?$/u;
/** "Mama sagt immer …" */
const SAID_BY =
  /^(?:\p{L}+ ){1,3}(?:sagt|meint|ruft|schreibt|hat)(?: immer| oft| heute| manchmal| so| gesagt)* (?=\S+ )/u;
/** "Ich bin ne Leseratte" */
const CALLED =
  /^(?:ich|du|er|sie|wir) (?:bin|bist|ist|sind|wäre?|sei)(?: so| voll| echt| ja| ganz schön)? (?:so )?(?:eine?|n|ne|nen) (?=\p{L}+$)/u;
const SMALL =
  /^(?:ist|sind|sein|hat|hast|habe|haben|man|jemand|einer|jemandem|einem|wer|ich|du|er|sie|es|wir|das|den|dem|der|die|ein|eine|einen|mein|meine|sich|in|im|auf|zu|so|mit|etwas|mal|einmal|auch|nur|sagen)$/;

/** What a word or a saying means, where somebody has written it down; null of all others. */
export function explainMeaning(text: string, { content, verbOf, spelling }: Tools): string | null {
  const groups = ASKS.exec(text)?.groups;
  const asked = (groups?.word ?? groups?.first ?? '').replace(SAID_BY, '').replace(CALLED, '');
  if (asked === '') return null;
  const words = asked
    .split(' ')
    .filter(
      (word, _, all) =>
        all.length === 1 ||
        !/^(?:eigentlich|denn|genau|so|immer|ist|sein|sind|eine?|einen|der|die|das)$/.test(word),
    );
  const [word = ''] = words;
  if (words.length === 1) {
    const { meanings } = content;
    const own =
      meanings[word] ??
      meanings[verbOf(word)?.infinitive ?? ''] ??
      meanings[plain(word)] ??
      meanings[spelling.find(word)?.word.toLowerCase() ?? ''];
    return own ?? null;
  }
  return saying(asked, content.meanings, verbOf);
}

const plain = (word: string) => word.replace(/(?:e|er|es|en|em)$/, '');

/** A saying that is asked for in several words; so sure that nothing else is meant. */
export function explainSaying(text: string, { content, verbOf }: Tools): string | null {
  const groups = ASKS.exec(text)?.groups;
  const asked = (groups?.word ?? groups?.first ?? '').replace(SAID_BY, '');
  return asked.includes(' ') ? saying(asked, content.meanings, verbOf, LEAST_GREAT) : null;
}
const LEAST_GREAT = 2;

/** A saying is known by all of its great words, whoever says it of whom. */
function saying(
  asked: string,
  meanings: Readonly<Record<string, string>>,
  verbOf: Tools['verbOf'],
  least = 1,
) {
  const great = (text: string) =>
    new Set(
      text
        .split(' ')
        .filter((word) => !SMALL.test(word))
        .map((word) => verbOf(word)?.infinitive ?? word),
    );
  const heard = great(asked);
  const found = Object.entries(meanings).find(([key]) => {
    if (!key.includes(' ')) return false;
    const wanted = great(key);
    // "Auf der Palme sein" has one great word, and no other may stand beside it.
    const most = wanted.size === 1 ? 1 : wanted.size + 1;
    return (
      wanted.size >= least && [...wanted].every((word) => heard.has(word)) && heard.size <= most
    );
  });
  return found?.[1] ?? null;
}
