import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { isBirthdayByAge } from './birthday-by-age.ts';
import type { Span } from './personal-fact.ts';
import { type Said, type Token, wordSet } from './tokens.ts';

const BIRTH =
  /^(?:geburtstag|geburtsdatum|geburtstags|geburt|geboren|geb|bday|birthday|geburi|geburtsjahr|geburtstages|gratulier\p{L}*|ehrentag)$/u;
const MONTH =
  /^(?:januar|jänner|februar|feber|märz|april|mai|juni|juno|juli|julei|august|september|oktober|november|dezember|jan|feb|mrz|apr|jun|jul|aug|sep|sept|okt|nov|dez)$/u;
const ORDINAL = /^(.{2,22}?)te[nrsm]?$/u;
const IRREGULAR: Readonly<Record<string, number>> = {
  er: 1,
  erst: 1,
  drit: 3,
  dritt: 3,
  sieb: 7,
  ach: 8,
  acht: 8,
};
const YEAR_WORD = /^(?:zweitausend|neunzehnhundert)/u;
const SIGNS = wordSet('. / -');

/** How far a date stands from what tells that it is a birthday, in sentences. */
const NEAR = 1;
/** So far from a year of birth the word for it may stand. */
const REACH = 12;

/** Days and years of birth of the child and those around it; not those of history. */
export function findBirthdays(said: Said, hasName: (sentence: number) => boolean): Span[] {
  const births = new Set<number>();
  for (const [at, { key, sentence }] of said.tokens.entries()) {
    const isWorld =
      key === 'welt' &&
      /^(?:zur|die)$/u.test(said.tokens[at - 1]?.key ?? '') &&
      isComing(said, sentence);
    if (isWorld || BIRTH.test(key)) births.add(sentence);
  }
  const spans: Span[] = [];
  for (let at = 0; at < said.tokens.length; at += 1) {
    const end = readDate(said.tokens, at);
    const [first, last] = [said.tokens[at], said.tokens[end - 1]];
    if (end === at || !first || !last) continue;
    const isOfChild = births.has(first.sentence) && /^20(?:0[5-9]|[12]\d)$/u.test(last.key);
    // `geburtstag dreizehnter februar`, as on a form.
    const isOnForm = BIRTH.test(said.tokens[skipBack(said.tokens, at - 1)]?.key ?? '');
    if (
      isOfChild ||
      isOnForm ||
      isOfBirth(said, first.sentence, births, hasName) ||
      isNextAge(said, { at, end, hasName }) ||
      isBirthdayByAge(said, at, end)
    ) {
      spans.push({ kind: 'birthday', from: first.from, to: last.to });
    }
    at = end - 1;
  }
  return [...spans, ...yearsOf(said, births, hasName), ...daysOf(said, births, hasName)];
}

/** `zur Welt gekommen`, `kam auf die Welt`. */
const isComing = ({ tokens }: Said, sentence: number): boolean =>
  tokens.some(
    (token) => token.sentence === sentence && /^(?:gekommen|kam|komm\p{L}*)$/u.test(token.key),
  );

function isOfBirth(
  said: Said,
  sentence: number,
  births: ReadonlySet<number>,
  hasName: (sentence: number) => boolean,
): boolean {
  for (let at = sentence - NEAR; at <= sentence; at += 1) {
    if (births.has(at))
      return said.isOwn(at) || said.isOwn(sentence) || hasName(at) || hasName(sentence);
  }
  return false;
}

/** `Ich werde am 3. Mai zehn.` */
function isNextAge(
  { tokens, isOwn }: Said,
  { at, end, hasName }: { at: number; end: number; hasName: (sentence: number) => boolean },
): boolean {
  const sentence = tokens[at]?.sentence ?? 0;
  if (!isOwn(sentence) && !hasName(sentence)) return false;
  const before = tokens.slice(Math.max(0, at - 4), at).map(({ key }) => key);
  // `am 12.3. werde ich acht`
  const verb = tokens[end]?.key === ',' ? end + 1 : end;
  const isTurned = /^(?:werde?|wer|wird|werden)$/u.test(tokens[verb]?.key ?? '');
  const age = tokens[isTurned ? verb + 2 : end];
  const years = age?.kind === 'number' ? Number(age.key) : parseNumberWord(age?.key ?? '');
  return (
    (isTurned || before.some((key) => /^(?:werde?|wer|wird|wurde|werden)$/u.test(key))) &&
    years !== null &&
    years > 0 &&
    years < 100
  );
}

/** `2015 geboren`, `Geburtsjahr 2015`. */
function yearsOf(
  { tokens, isOwn }: Said,
  births: ReadonlySet<number>,
  hasName: (sentence: number) => boolean,
): Span[] {
  return tokens.flatMap((token, at) => {
    if (!births.has(token.sentence) || !isYear(token)) return [];
    if (!isOwn(token.sentence) && !hasName(token.sentence)) return [];
    const near = tokens.slice(Math.max(0, at - 3), at + 4);
    // `ich wurde zweitausendvierzehn am dritten August in Rom geboren`
    const isOfChild = /^(?:20(?:0[5-9]|[12]\d)$|zweitausend)/u.test(token.key);
    const far = isOfChild ? tokens.slice(Math.max(0, at - REACH), at + REACH) : near;
    const isBirth = far.some(
      ({ key, sentence }) =>
        sentence === token.sentence && /^(?:geboren|geburtsjahr|geb)$/u.test(key),
    );
    return isBirth ? [{ kind: 'birthday' as const, from: token.from, to: token.to }] : [];
  });
}

/** What stands before a colon. */
const skipBack = (tokens: readonly Token[], at: number): number =>
  tokens[at]?.key === ':' ? at - 1 : at;

/** `am fünften hab ich geburtstag`, `ich werd am zwölften sieben`: a day without its month. */
function daysOf(
  said: Said,
  births: ReadonlySet<number>,
  hasName: (sentence: number) => boolean,
): Span[] {
  const { tokens } = said;
  return tokens.flatMap((token, at) => {
    const day = token.kind === 'word' && tokens[at - 1]?.key === 'am' ? ordinalOf(token.key) : null;
    if (day === null || day > 31 || readDate(tokens, at) > at) return [];
    const isBirth =
      births.has(token.sentence) && (said.isOwn(token.sentence) || hasName(token.sentence));
    const end = at + 1;
    const isAge =
      (tokens[end + 1]?.kind ?? 'sign') === 'sign' && isNextAge(said, { at, end, hasName });
    return isBirth || isAge ? [{ kind: 'birthday' as const, from: token.from, to: token.to }] : [];
  });
}

/** The end of a date that begins here, or its beginning. */
function readDate(tokens: readonly Token[], at: number): number {
  const first = tokens[at];
  if (!first || first.kind === 'sign') return at;
  if (first.kind === 'number' && first.key.length === 4) return readIso(tokens, at);
  const day = dayOf(first);
  if (day === null) return at;
  const afterDay = skipSign(tokens, at + 1);
  const second = tokens[afterDay];
  if (!second) return at;
  const isMonthWord = second.kind === 'word' && MONTH.test(second.key);
  const isOrdinal = second.kind === 'word' && (ordinalOf(second.key) ?? 99) <= 12;
  const hasPoint = afterDay > at + 1;
  const isFigure =
    second.kind === 'number' && hasPoint && second.key.length <= 2 && Number(second.key) <= 12;
  if (!isMonthWord && !isFigure && !(isOrdinal && first.kind === 'word')) return at;
  // `3.5` alone is a decimal as well; with a second point, a year or a birthday beside it a date.
  const afterMonth = skipSign(tokens, afterDay + 1);
  const year = tokens[afterMonth];
  return year && isYear(year) ? afterMonth + 1 : Math.max(afterDay + 1, isFigure ? afterMonth : 0);
}

function readIso(tokens: readonly Token[], at: number): number {
  const keys = tokens.slice(at, at + 5).map(({ key }) => key);
  return /^\d{4}-\d{1,2}-\d{1,2}$/u.test(keys.join('')) ? at + 5 : at;
}

const skipSign = (tokens: readonly Token[], at: number): number =>
  SIGNS.has(tokens[at]?.key ?? '') ? at + 1 : at;

function dayOf({ kind, key }: Token): number | null {
  if (kind === 'number')
    return key.length <= 2 && Number(key) >= 1 && Number(key) <= 31 ? Number(key) : null;
  const ordinal = ordinalOf(key);
  return ordinal !== null && ordinal >= 1 && ordinal <= 31 ? ordinal : null;
}

/** `dritten` is 3, `einundzwanzigsten` 21. */
function ordinalOf(key: string): number | null {
  const stem = ORDINAL.exec(key)?.[1];
  if (!stem) return null;
  // `sechsten` is sechs-ten, `zwanzigsten` zwanzig-sten.
  const short = stem.endsWith('s') ? stem.slice(0, -1) : stem;
  return IRREGULAR[stem] ?? IRREGULAR[short] ?? parseNumberWord(stem) ?? parseNumberWord(short);
}

function isYear({ kind, key }: Token): boolean {
  if (kind === 'number') return /^(?:19|20)\d{2}$|^\d{2}$/u.test(key);
  return YEAR_WORD.test(key) && parseNumberWord(key.replace('ss', 'ß')) !== null;
}
