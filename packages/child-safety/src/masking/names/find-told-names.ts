import type { Span } from '../personal-fact.ts';
import { type Said, type Token, wordSet } from '../tokens.ts';
import { NO_FAMILY } from './name-words.ts';
import { isFirstName, mayBeFirstName, readName } from './read-name.ts';

const NAMED =
  /^(?:(?:voll|vor|nach|familien|ruf|spitz|zweit|mittel|kose|geburts|mädchen|tauf|haupt)*(?:name|namen|nahme))$/u;
const SAYS = wordSet('ist lautet heisst war wäre : = is sei');
const CALLS = wordSet(
  'heisse heiss heise heis hieß heisze heissen hoass hoaß heiße hoiß hoiss heissi heet heit',
);
/** Between what is announced and the name. */
const FILLERS = wordSet(
  'nicht eigentlich übrigens auch nämlich halt ja doch hier jetzt also mit vornamen nachnamen vorname nachname richtig wirklich echt ganz einfach in der die das " „ “ zwar nur immer aber dann mal so : , hallo d da dr s',
);
const REACH = 5;

/** How children of our classes say it in other languages. */
const ELSEWHERE: readonly (readonly string[])[] = [
  ['my', 'name', 'is'],
  ['my', 'names'],
  ['i', 'am', 'called'],
  ['je', "m'appelle"],
  ['je', 'm’appelle'],
  ['me', 'llamo'],
  ['mi', 'chiamo'],
  ['benim', 'adım'],
  ['benim', 'adim'],
  ['adım'],
  ['ismim'],
  ['меня', 'зовут'],
  ['мене', 'звати'],
  ['моє', "ім'я"],
  ['nazywam', 'się'],
  ['nazywam', 'sie'],
  ['mam', 'na', 'imię'],
  ['mam', 'na', 'imie'],
  ['mă', 'numesc'],
  ['ma', 'numesc'],
  ['mă', 'cheamă'],
  ['ma', 'cheama'],
  ['numele', 'meu', 'este'],
  ['quhem'],
  ['emri', 'im', 'është'],
  ['zovem', 'se'],
  ['ime', 'mi', 'je'],
  ['اسمي'],
  ['انا', 'اسمي'],
  ['نام', 'من'],
  ['اسم', 'من'],
  ['navê', 'min'],
  ['nave', 'min'],
  ['ismi'],
];
const byLastWord = Map.groupBy(ELSEWHERE, (words) => words.at(-1) ?? '');

/** Names a child says are its own: `ich heiße …`, `mein Name ist …`, `ich bin die Mia Schneider`. */
export function findToldNames(said: Said): Span[] {
  const spans: Span[] = [];
  for (const [at, token] of said.tokens.entries()) {
    if (token.kind !== 'word') continue;
    const alphabet = spelledByWords(said.tokens, at);
    if (alphabet) spans.push(alphabet);
    const start = announced(said, at) ?? introduced(said, at);
    if (start === null) continue;
    spans.push(...readNames(said, start));
  }
  return spans;
}

/** One name, or several: `Wir heißen Tim und Tom`. */
export function readNames(said: Said, start: number, isAnnounced = true): Span[] {
  const spans: Span[] = [];
  let at = start;
  for (let names = 0; names < 6; names += 1) {
    const isTold = isAnnounced && names === 0;
    const first = said.tokens[at];
    if (names > 0 && !(first && mayBeFirstName(first.text))) break;
    const end = lettersEnd(said, at) ?? readName(said, at, { isTold });
    const last = said.tokens[(end ?? 0) - 1];
    if (!end || !first || !last) break;
    spans.push({ kind: 'name', from: first.from, to: last.to });
    const link = said.tokens[end]?.key ?? '';
    if (link !== 'und' && link !== ',' && link !== 'oder') break;
    at = said.tokens[end + 1]?.key === 'und' ? end + 2 : end + 1;
  }
  return spans;
}

/** Where a name begins that is announced: whatever follows is one. */
function announced({ tokens }: Said, at: number): number | null {
  const { key = '' } = tokens[at] ?? {};
  const before = tokens[at - 1]?.key ?? '';
  const next = tokens[at + 1]?.key ?? '';
  if (CALLS.has(key)) {
    if (/^(?:ich|wir|i|ik|ick|icke|isch|ih)$/u.test(before)) return afterFillers(tokens, at + 1);
    // `ich bin acht und heiße Samira`
    const isMine =
      /^(?:und|aber)$/u.test(before) &&
      tokens.slice(Math.max(0, at - 12), at).some((token) => token.key === 'ich');
    if (isMine) return ifKnown(tokens, at + 1) ?? behindAge(tokens, at);
    const last = lastCalled(tokens, at);
    if (last !== null) return last;
    if (!/^(?:ich|wir)$/u.test(next)) return null;
    // `wie heiße ich` is a question.
    if (/^(?:wie|was|warum|wieso)$/u.test(before)) return null;
    // `also Lotte heiß ich.`
    return ifKnown(tokens, at - 1) ?? afterFillers(tokens, at + 2);
  }
  // `mein Name buchstabiert sich N O A H`
  if (
    /^(?:buchstabiert|schreibt|buchstabiere|schreib)$/u.test(key) &&
    /^(?:sich|man|ich)$/u.test(next)
  )
    return spelled(tokens, at + 2);
  // `kannst du meinen Namen buchstabieren: Kowalczyk`
  if (/^buchstabier(?:en|e|st)?$/u.test(key) && isMyName(tokens, at))
    return afterFillers(tokens, at + 1);
  // `Schreib: Liebe Mia, ich feiere am Samstag`
  if (/^liebe[rs]?$/u.test(key)) return afterSalutation(tokens, at);
  // `Gestatten, Rashid, acht Jahre`
  if (key === 'gestatten' && next === ',') return tokens[at + 2]?.isCapital ? at + 2 : null;
  if (NAMED.test(key)) return afterName(tokens, at) ?? besideName(tokens, at);
  if (/^(?:nennt|nennen|nenn|ruft|rufen)$/u.test(key) && next === 'mich')
    return ifKnown(tokens, afterFillers(tokens, skipPeople(tokens, at + 2)));
  if (/^(?:genannt|nennen|gerufen)$/u.test(key)) return calledBefore(tokens, at);
  // `alle sagen Maxi zu mir`
  if (/^sagen?t?$/u.test(key) && PEOPLE.has(before)) return ifKnown(tokens, at + 1);
  const told = byLastWord
    .get(key)
    ?.some((words) =>
      words.every((word, place) => tokens[at - words.length + 1 + place]?.key === word),
    );
  return told ? at + 1 : null;
}

/** Of a letter: a first name and nothing else up to the sign. */
function afterSalutation(tokens: readonly Token[], at: number): number | null {
  const [name, sign] = [tokens[at + 1], tokens[at + 2]];
  const isOne = tokens[at]?.isCapital && name?.isCapital && isFirstName(name.text);
  // Children write to him, too.
  return isOne && /^[,!]$/u.test(sign?.key ?? '') && name.key !== 'nikolaus' ? at + 1 : null;
}

/** `ich bin zehn und heiße Ilvy`: what stands last there is a name, were it on no list. */
function behindAge(tokens: readonly Token[], at: number): number | null {
  const name = tokens[at + 1];
  const before = tokens.slice(Math.max(0, at - 12), at);
  const isAge = before.some(
    ({ key, kind }) => kind === 'number' || /^(?:jahre|geboren|klasse|alt)$/u.test(key),
  );
  const isMe = before.some(({ key }, place) => key === 'bin' && before[place - 1]?.key === 'ich');
  const isName = name?.isCapital === true && !NO_FAMILY.has(name.key);
  return isAge && isMe && isName && isEnding(tokens[at + 2]) ? at + 1 : null;
}

/** `meinen Namen …`: right before it, and a single word behind it. */
function isMyName(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ key }) => key);
  const isMine =
    before.some((key) => /^(?:mein|unser)/u.test(key)) && before.some((key) => NAMED.test(key));
  const behind = tokens.slice(at + 1).filter(({ kind }) => kind === 'word');
  return isMine && behind.length <= 2;
}

/** `B wie Berta, E wie Emil, N`: a name, letter by letter with a word for each. */
function spelledByWords(tokens: readonly Token[], at: number): Span | null {
  const isLetter = (place: number) => /^\p{L}$/u.test(tokens[place]?.text ?? '');
  const isNamed = (place: number) =>
    isLetter(place) && tokens[place + 1]?.key === 'wie' && tokens[place + 2]?.kind === 'word';
  if (!isNamed(at) || isNamed(at - 3) || isNamed(at - 4)) return null;
  let end = at;
  let letters = 0;
  while (isLetter(end)) {
    letters += 1;
    end += isNamed(end) ? 3 : 1;
    if (tokens[end]?.key === ',' && isLetter(end + 1)) end += 1;
  }
  const [first, last] = [tokens[at], tokens[end - 1]];
  return letters >= 2 && first && last ? { kind: 'name', from: first.from, to: last.to } : null;
}

const FEWEST_LETTERS = 3;

/** Where a row of single letters begins: `N O A H`. */
function spelled(tokens: readonly Token[], at: number): number | null {
  const start = /^(?:ihn|mich|den|das|so|:)$/u.test(tokens[at]?.key ?? '') ? at + 1 : at;
  return lettersEnd({ tokens }, start) === null ? null : start;
}

function lettersEnd({ tokens }: Pick<Said, 'tokens'>, start: number): number | null {
  let end = start;
  while (/^\p{L}$/u.test(tokens[end]?.text ?? '')) end += 1;
  return end - start >= FEWEST_LETTERS ? end : null;
}

/** `mein Name ist`, `Vorname: `, `mein voller Name lautet`. */
function afterName(tokens: readonly Token[], at: number): number | null {
  const said = tokens[at + 1]?.key ?? '';
  const isMine = tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ key }) => /^(?:mein|unser)/u.test(key));
  if (!SAYS.has(said) || !(isMine || said === ':')) return null;
  return afterFillers(tokens, at + 2);
}

/** `Vorname Lena, Nachname Vogt`, `mit Nachnamen Vogt`. */
function besideName(tokens: readonly Token[], at: number): number | null {
  const isPart = /^(?:vor|nach|familien|zu)namen?$/u.test(tokens[at]?.key ?? '');
  const next = tokens[at + 1];
  return isPart && next?.isCapital && next.sentence === tokens[at]?.sentence ? at + 1 : null;
}

/** `… dass ich Oskar heiße`. */
function lastCalled(tokens: readonly Token[], at: number): number | null {
  const start = tokens.slice(Math.max(0, at - 4), at).findLastIndex(({ key }) => key === 'ich');
  const place = Math.max(0, at - 4) + start + 1;
  return start >= 0 && place < at ? ifKnown(tokens, place) : null;
}

const PEOPLE = wordSet(
  'alle alles man sie mama papa meine freunde eltern oma opa in der schule immer nur die meisten',
);
function skipPeople(tokens: readonly Token[], at: number): number {
  let start = at;
  while (start - at < REACH && PEOPLE.has(tokens[start]?.key ?? '')) start += 1;
  return start;
}

/** `ich werde Mimi genannt`, `du kannst mich Mimi nennen`. */
function calledBefore(tokens: readonly Token[], at: number): number | null {
  const start = at - 1;
  const before = tokens.slice(Math.max(0, at - REACH), start).map(({ key }) => key);
  const isMe = before.includes('mich') || (before.includes('ich') && before.includes('werde'));
  return isMe ? ifKnown(tokens, start) : null;
}

/** What others call a child is often no name, and moderation must hear it. */
const ifKnown = (tokens: readonly Token[], at: number | null): number | null =>
  at !== null && mayBeFirstName(tokens[at]?.text ?? '') ? at : null;

function afterFillers(tokens: readonly Token[], at: number): number | null {
  let start = at;
  while (
    start - at < REACH &&
    FILLERS.has(tokens[start]?.key ?? '') &&
    tokens[start]?.sentence === tokens[at - 1]?.sentence
  ) {
    start += 1;
  }
  const next = tokens[start];
  // `Ich heiße auf Roblox …` is a name of another kind.
  return next && next.sentence === tokens[at - 1]?.sentence && next.key !== 'auf' ? start : null;
}

/** Where somebody introduces themselves with a name we know: `ich bin die Mia`, `hier ist Tim`. */
function introduced(said: Said, at: number): number | null {
  const { tokens } = said;
  const { key = '', sentence } = tokens[at] ?? {};
  const before = tokens[at - 1]?.key ?? '';
  const isMe =
    (key === 'bin' ||
      key === 'am' ||
      key === 'bün' ||
      key === 'bins' ||
      key === 'bin’s' ||
      key === "bin's") &&
    (/^(?:ich|i|isch|ick|ik|ih|icke)$/u.test(before) ||
      tokens[at - 1]?.sentence !== sentence ||
      tokens[at + 1]?.key === 'ich');
  const isHere = /^(?:ist|is|spricht|schreibt)$/u.test(key) && before === 'hier';
  const isWe = key === 'sind' && before === 'wir';
  // `Ich komme darin vor. Also der Oskar.`
  const isSelf =
    /^(?:also|nämlich)$/u.test(key) &&
    tokens[at - 1]?.sentence !== sentence &&
    isEnding(tokens[at + 3]);
  const isGreeting = /^(?:dein|deine|euer|eure)$/u.test(key);
  const isFrom = /^(?:grüsse|gruss|grüssen)$/u.test(key);
  if (!isMe && !isHere && !isWe && !isGreeting && !isFrom && !isSelf) return null;
  let start = at + 1;
  while (
    /^(?:ich|die|der|das|d|da|dr|de|s|übrigens|es|s|nämlich|auch|ja|der|von|deine|dein|eure|,|und|zwar|hier|lg|herr|die)$/u.test(
      tokens[start]?.key ?? '',
    ) &&
    start - at < REACH
  )
    start += 1;
  const name = tokens[start];
  if (!name || name.sentence !== sentence) return null;
  // `i am Ben` in English; `ich am Ben` nobody says.
  if (key === 'am' && before !== 'i') return null;
  const hasArticle = /^(?:der|die|da|dr|d|de)$/u.test(tokens[start - 1]?.key ?? '');
  const isName = isFirstName(name.text)
    ? name.isCapital || isMe || isHere || isWe
    : (name.isCapital || (isMe && hasArticle && isEnding(tokens[start + 1]))) &&
      mayBeFirstName(name.text);
  if (!isName) return null;
  // `Deine Mia`: at the end only, else it is `deine Emma-Puppe`.
  const behind = tokens[start + 1];
  if (isGreeting && behind !== undefined && behind.kind !== 'sign') return null;
  return start;
}

/** Behind a name the sentence ends or goes on: `ich bin der Frank und …`. */
const isEnding = (next: Token | undefined): boolean =>
  next === undefined || next.kind === 'sign' || /^(?:und|aus|von|aber)$/u.test(next.key);
