import { WORD } from './word-cores.ts';

const ARTICLE = '(der|die|das)';
const ASKS_ARTICLE =
  /(?<!\p{L})(?:recht|richtig|stimmt|heißt|sagt|ankreuzen|schreib\p{L}*|nun|jetzt|ob|welche\p{L}*|eigentlich|müsste|warum|wieso)(?!\p{L})/iu;
const TWO_ARTICLES = [
  new RegExp(
    `(?<!\\p{L})${ARTICLE} ${WORD} oder (?:doch )?${ARTICLE}(?: \\2)?(?![ ]?\\p{L}{3})`,
    'iu',
  ),
  new RegExp(`(?<!\\p{L})${ARTICLE} ${WORD} (?:.{1,40} )?${ARTICLE} \\2(?!\\p{L})`, 'iu'),
];
const ARTICLES_FIRST = new RegExp(
  `(?<!\\p{L})${ARTICLE},? (?:oder )?${ARTICLE}(?:,? oder ${ARTICLE})? ${WORD}(?= (?:heißt|ist|sagt|hat|kommt|muss)|[?. ]*$)`,
  'iu',
);

/** "Es heißt die Butter und Papa sagt der Butter": which of two articles a noun has. */
export function articleAsked(
  text: string,
  isNoun: (word: string) => boolean,
): RegExpExecArray | null {
  if (!ASKS_ARTICLE.test(text)) return null;
  const found = TWO_ARTICLES.map((pattern) => pattern.exec(text)).find(
    (match) =>
      match !== null &&
      match[1]?.toLowerCase() !== match[3]?.toLowerCase() &&
      isNoun(match[2] ?? ''),
  );
  if (found) return found;
  const first = ARTICLES_FIRST.exec(text);
  return first && isNoun(first[4] ?? '') ? first : null;
}

const ASKS_RIGHT =
  /(?<!\p{L})(?:richtig|falsch|stimmt|wie (?:heißt|sagt man|geht)|was sagt man)(?!\p{L})/iu;
const PARTICIPLE = /(?<!\p{L})ge(\p{L}{2,}?)(t|en)(?!\p{L})/giu;
const PAST = /(?<!\p{L})(ich|du|er|sie|es|wir|ihr) (\p{L}{2,}?)t(e|est|en|et)(?!\p{L})/giu;
/** "gingte" as it ends when it is "ging". */
const ENDS: Readonly<Record<string, string>> = { e: '', est: 'st', en: 'en', et: 't' };

/** "gesitzt", "wir gingten": a form made by the rule, of a verb that has another; null where none is said. */
export function verbFormAsked(
  text: string,
  classOf: (word: string) => string,
): { whole: string; plain: string } | null {
  if (!ASKS_RIGHT.test(text)) return null;
  const isVerb = (word: string) => classOf(word.toLowerCase()) === 'V';
  for (const [whole, stem = '', end = ''] of text.matchAll(PARTICIPLE)) {
    if (classOf(whole.toLowerCase()) !== '?') continue;
    const verb = [`${stem}en`, `${stem}n`, stem + end].find(isVerb);
    if (verb !== undefined) return { whole, plain: `wie heißt perfekt von ${verb}` };
  }
  // "Gewinkt oder gewunken": of two such forms one belongs to a verb that is known.
  const forms = [...text.matchAll(PARTICIPLE)];
  if (new Set(forms.map(([whole]) => whole.toLowerCase())).size > 1)
    for (const [whole, stem = ''] of forms) {
      const verb = [`${stem}en`, `${stem}n`].find(isVerb);
      if (verb !== undefined) return { whole, plain: `wie heißt perfekt von ${verb}` };
    }
  for (const [whole, who = '', stem = '', end = ''] of text.matchAll(PAST)) {
    if (classOf(`${stem}t${end}`.toLowerCase()) !== '?') continue;
    // "Kam" is a noun as well, and nobody means it behind "wir".
    if (/^[VNB]$/.test(classOf(stem.toLowerCase())))
      return { whole, plain: `heißt es ${whole} oder ${who} ${stem}${ENDS[end] ?? ''}` };
    const verb = [`${stem}en`, `${stem}n`].find(isVerb);
    if (verb !== undefined) return { whole, plain: `wie heißt präteritum von ${verb}` };
  }
  return null;
}

const SAYS =
  /(?<!\p{L})(?:sagt|sagte|sagen|meint)(?: (?:immer|oft|ständig|gern|manchmal|zu mir|dann))* (?<said>(?!ich |du |wir |er |sie |ihr |man |dass |es heißt )\p{L}+ \p{L}+ .{3,50}?),? was (?:heißt|bedeutet|meint|soll)(?: (?:das|er|sie|der|die|damit|heißen|bedeuten|denn|eigentlich|wohl))*[?.! ]*$/iu;

/** "Oma sagt immer da liegt der Hund begraben, was heißt das?" */
export const sayingAsked = (text: string): string | null => {
  const said = SAYS.exec(text)?.groups?.said;
  return said === undefined ? null : `was bedeutet ${said}`;
};
