import type { Span } from '../../personal-fact.ts';
import type { Said, Token } from '../../tokens.ts';
import { NO_FAMILY } from '../name-words.ts';
import { isFirstName, mayBeFirstName } from '../read-name.ts';
import { introduced, isEnding } from './introductions.ts';
import { byLastWord } from './names-elsewhere.ts';
import { readNames } from './read-names.ts';
import { isMyName, spelled, spelledByWords } from './spelled-names.ts';
import { CALLS, FILLERS, NAMED, PEOPLE, REACH, SAYS } from './told-words.ts';

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
