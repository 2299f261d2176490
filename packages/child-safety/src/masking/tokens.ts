/** A word, a run of figures or a sign of a text, with its place in it. */
export interface Token {
  text: string;
  /** For comparison: small letters, ß as ss. */
  key: string;
  from: number;
  /** Not included. */
  to: number;
  kind: 'word' | 'number' | 'sign';
  /** Nothing stands between it and the token before it. */
  isGlued: boolean;
  isCapital: boolean;
  /** Number of its sentence, from 0. */
  sentence: number;
}

/** A text in its tokens, and what is asked of the whole. */
export interface Said {
  text: string;
  tokens: readonly Token[];
  /** Nobody wrote a capital where German wants one: speech recognition, or a child in a hurry. */
  isSmall: boolean;
  /** Whether a sentence speaks of the child or of who belongs to it. */
  isOwn: (sentence: number) => boolean;
}

export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** What was masked already is one sign that nothing reads into. */
const PLACEHOLDER = String.raw`\[\p{Lu}[\p{L}-]{2,20}(?: \d{1,3})?\]`;
const TOKEN = new RegExp(
  String.raw`${PLACEHOLDER}|[\p{L}\p{M}]+(?:[-’'][\p{L}\p{M}]+)*|\p{Nd}+|[^\s]`,
  'gu',
);
const OWN = wordSet('ich i ick isch mich mir wir uns bin hab');
const OWNING = /^(?:mein|unser|unsr)/u;
/** Points that end no sentence stand behind these. */
const SHORTENED = wordSet('str nr tel dr prof fam st geb bzw z b d h ca hr fr');
const FIGURE = /^\p{Nd}/u;
const LETTER = /^\p{L}/u;
const UPPER = /^\p{Lu}/u;

/** Cuts a text into tokens, in time proportional to its length. */
export function readTokens(text: string): Said {
  const tokens: Token[] = [];
  const own = new Set<number>();
  let sentence = 0;
  let isSmall = true;
  for (const { 0: found, index: from } of text.matchAll(TOKEN)) {
    const last = tokens.at(-1);
    const isGlued = last?.to === from;
    if (last && endsSentence(tokens, isGlued)) sentence += 1;
    const kind = FIGURE.test(found) ? 'number' : LETTER.test(found) ? 'word' : 'sign';
    const key = kind === 'word' ? found.toLowerCase().replaceAll('ß', 'ss') : found;
    const isCapital = kind === 'word' && UPPER.test(found);
    if (isCapital && last && last.sentence === sentence && key !== 'lux') isSmall = false;
    if (OWN.has(key) || OWNING.test(key)) own.add(sentence);
    tokens.push({
      text: found,
      key,
      from,
      to: from + found.length,
      kind,
      isGlued,
      isCapital,
      sentence,
    });
  }
  return { text, tokens, isSmall, isOwn: (at) => own.has(at) };
}

function endsSentence(tokens: readonly Token[], isNextGlued: boolean): boolean {
  const last = tokens.at(-1);
  if (last?.key === '!' || last?.key === '?' || last?.key === '…') return true;
  if (last?.key !== '.' || isNextGlued) return false;
  const before = tokens.at(-2);
  return before !== undefined && before.kind !== 'number' && !SHORTENED.has(before.key);
}
