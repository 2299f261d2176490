import type { FactKind, Span } from '../personal-fact.ts';
import { type Said, type Token, wordSet } from '../tokens.ts';
import { type DigitRun, findDigitRuns } from './digit-runs.ts';

/** Numbers a child may and should hear: help lines, emergency calls, and all that cost nothing. */
const HELPLINE = /^(?:112|110|115|116\d{3}|0800\d+|00800\d+|\d{0,4}19240|19222)$/;

const PHONE = /(?:telefon|telephon|handy|mobil|festnetz|whatsapp|ruf)|^(?:tel|nummer|nr|sms)$/u;
const CALL = wordSet(
  'anrufen angerufen erreichst erreichen erreichbar ruf rufst ruft rufen wählen wähl wähle wählt ran',
);
const NO_PHONE = /^(?:haus|zimmer|start|seiten|lieblings|glücks|schuh|trikot|rücken|post|zug|auf)/u;
const ACCOUNT =
  /^(?:iban|bic|konto|kontonummer|bankverbindung|kreditkarte|kreditkartennummer|ec-karte|bankkarte|girokonto|sparkonto|sparbuch|versicher\p{L}*nummer|krankenkassennummer|kundennummer|ausweisnummer|ausweis|personalausweis|reisepass|passnummer|steuernummer|steuer-id|schülernummer|mitgliedsnummer|kartennummer|bibliotheksausweis)$/u;
const SECRET =
  /^(?:pin|pins|pincode|pin-code|handypin|handy-pin|geheimzahl|geheimnummer|geheimcode|code|sperrcode|handycode|entsperrcode|zahlencode|passcode|passwort|kennwort|puk|schlosscode|türcode|wlan|wlan-schlüssel|wlanschlüssel|wifi)$/u;
const POSTCODE = wordSet('postleitzahl plz');

const CUES: readonly [FactKind, (key: string) => boolean, fewest: number][] = [
  ['secret', (key) => SECRET.test(key), 3],
  ['account', (key) => ACCOUNT.test(key), 4],
  ['address', (key) => POSTCODE.has(key), 4],
  ['phone', (key) => (PHONE.test(key) && !NO_PHONE.test(key)) || CALL.has(key), 5],
];
/** Whose number it is: then its beginning is enough. */
const OF_SOMEBODY = wordSet(
  'mama papa oma opa mein meine meiner unsere unserer tante onkel freundin freund mutter vater',
);
/** Whose accounts begin so. */
const COUNTRY = /^(?:de|at|ch|li|lu|be|nl|fr|it|es|pl|tr|gb|dk|ro|hr|cz|bg)$/u;
/** How far before a number what it is may be said, and behind it. */
const BEFORE = 8;
const BEHIND = 5;
/** So many words stand between the pieces of one number at most. */
const PIECES_APART = 6;

/** Telephone numbers, accounts, cards, pins: in figures, digit by digit, in pairs, in words. */
export function findNumbers(said: Said): Span[] {
  const phones = new Map<number, number>();
  return findDigitRuns(said).flatMap((run) => {
    const kind = kindOf(said.tokens, run) ?? restOfPhone(said.tokens, run, phones);
    if (!kind) return [];
    if (kind === 'phone') phones.set(said.tokens[run.last]?.sentence ?? 0, run.last);
    const start = said.tokens[beginningOf(said.tokens, run, kind)];
    const end = said.tokens[run.last];
    return start && end ? [{ kind, from: start.from, to: end.to }] : [];
  });
}

/** `fängt mit 089 an, dann drei drei eins`: more figures soon behind a telephone number belong to it. */
function restOfPhone(
  tokens: readonly Token[],
  { first, digits }: DigitRun,
  phones: ReadonlyMap<number, number>,
): FactKind | null {
  const last = phones.get(tokens[first]?.sentence ?? 0);
  const isSoon = last !== undefined && first - last <= PIECES_APART;
  return isSoon && digits.length >= 3 && !HELPLINE.test(digits) ? 'phone' : null;
}

function kindOf(tokens: readonly Token[], run: DigitRun): FactKind | null {
  const { digits, groups } = run;
  if (digits.length < 3 || HELPLINE.test(digits) || isDecimal(tokens, run)) return null;
  if (isDate(tokens, run)) return null;
  if (hasCountryLetters(tokens, run) && digits.length >= 12) return 'account';
  if (isCard(tokens, run)) return 'account';
  const said = cueOf(tokens, run);
  if (said && digits.length <= 34) return said;
  const isLong = digits.length >= 7 && digits.length <= 17;
  if (run.isInternational && isLong) return 'phone';
  const isSpoken = tokens[run.first]?.kind === 'word' || groups[0] === '0';
  const isEnough = isLong || (isSpoken && digits.length === 6);
  return digits.startsWith('0') && isEnough && !isCounting(groups) && !isSum(tokens, run)
    ? 'phone'
    : null;
}

/** What somebody says a number is, the nearest word first. */
function cueOf(tokens: readonly Token[], { first, last, digits }: DigitRun): FactKind | null {
  const sentence = tokens[first]?.sentence;
  const isNear = (token: Token) =>
    token.sentence === sentence ||
    (tokens[first - 1]?.sentence !== sentence && token.sentence + 1 === sentence);
  const before = tokens
    .slice(Math.max(0, first - BEFORE), first)
    .filter(isNear)
    .toReversed();
  // `… ist meine Nummer`
  const behind = tokens.slice(last + 1, last + 1 + BEHIND);
  const isTold = behind.some(({ key }) => /^(?:mein|unser|ihre|seine)/u.test(key));
  const isSomebodys = digits.startsWith('0') && before.some(({ key }) => OF_SOMEBODY.has(key));
  for (const { key } of [...before, ...(isTold ? behind : [])]) {
    if (isSomebodys && PHONE.test(key) && !NO_PHONE.test(key)) return 'phone';
    const cue = CUES.find(([, isSaid, fewest]) => digits.length >= fewest && isSaid(key));
    if (cue) return cue[0];
  }
  return null;
}

/** From the `+`, the letters of an IBAN or an opening bracket on. */
function beginningOf(tokens: readonly Token[], run: DigitRun, kind: FactKind): number {
  if (kind === 'account' && hasCountryLetters(tokens, run)) {
    return tokens[run.first - 1]?.text.length === 1 ? run.first - 2 : run.first - 1;
  }
  // `Sommer2024`
  if (kind === 'secret' && tokens[run.first]?.isGlued && tokens[run.first - 1]?.kind === 'word') {
    return run.first - 1;
  }
  const before = tokens[run.first - 1]?.key;
  return run.isInternational || before === '(' ? run.first - 1 : run.first;
}

function hasCountryLetters(tokens: readonly Token[], { first }: DigitRun): boolean {
  const before = tokens[first - 1]?.key ?? '';
  return COUNTRY.test(before) || (before === 'e' && tokens[first - 2]?.key === 'd');
}

/** `3,14159265`, `0.3333333`: the part before or behind the comma. */
function isDecimal(tokens: readonly Token[], { first, last, groups }: DigitRun): boolean {
  const [before, digit] = [tokens[first - 1], tokens[first - 2]];
  const [behind, next] = [tokens[last + 1], tokens[last + 2]];
  const isAfter = before?.key === ',' && before.isGlued && digit?.kind === 'number';
  const isBefore = behind?.key === ',' && behind.isGlued && next?.isGlued && next.kind === 'number';
  const point = tokens[first + 1];
  return (
    isAfter || Boolean(isBefore) || (groups.length === 2 && groups[0] === '0' && point?.key === '.')
  );
}

/** `01.02.2026`, `3/5/2015`. */
function isDate(tokens: readonly Token[], { first, last, groups }: DigitRun): boolean {
  const [day = '', month = '', year = ''] = groups;
  const isShort = day.length <= 2 && month.length <= 2 && Number(day) <= 31 && Number(month) <= 12;
  const sign = tokens[first + 1]?.key ?? '';
  if (groups.length === 3 && isShort && './-'.includes(sign) && sign !== '') {
    return year.length === 2 || year.length === 4;
  }
  return groups.length === 3 && day.length === 4 && month.length === 2 && last - first === 4;
}

/** Four times four figures, not four years with commas. */
function isCard(tokens: readonly Token[], { first, last, groups }: DigitRun): boolean {
  const isFour = groups.length === 4 && groups.every((group) => group.length === 4);
  return isFour && !tokens.slice(first, last).some(({ key }) => key === ',');
}

/** `null eins zwei drei …`: nobody's number. */
function isCounting(groups: readonly string[]): boolean {
  return (
    groups.length > 2 &&
    groups.every((group, at) => at === 0 || Number(group) === Number(groups[at - 1]) + 1)
  );
}

/** `05 - 1234567`. */
function isSum(tokens: readonly Token[], { first, groups }: DigitRun): boolean {
  const sign = tokens[first + 1];
  const isApart = sign?.key === '-' && !sign.isGlued && tokens[first + 2]?.isGlued === false;
  return isApart && groups.length === 2 && (groups[0] ?? '').length <= 2;
}
