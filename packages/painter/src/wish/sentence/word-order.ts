import { grammar } from '../words/grammar.ts';
import type { ReadWord } from '../words/read-word.ts';
import type { Reading } from './reading.ts';

/** "…, unten guckt ein Krokodil": the adverb stands where the subject might. */
export function isLeadingAdverb(words: ReadWord[], at: number): boolean {
  const before = words[at - 1];
  const isFirst = !before || /^[,.;!?]$/.test(before.text) || grammar.and.has(before.folded);
  const next = words[at + 1];
  // "dahinter laufen Kinder": said of several, the verb looks like an infinitive.
  const goesOn = words[at + 2] && !isLastOf(words, at + 1);
  const isPlural = next?.verb?.plain?.kind === 'infinitive' && !next.noun && Boolean(goesOn);
  const isInverted =
    next?.verb?.plain?.kind === 'finite' || isPlural || grammar.modals.has(next?.folded ?? '');
  return isFirst && isInverted && grammar.leadingAdverbs.has(words[at]?.folded ?? '');
}

/** "und der klaut", "die hat einen Helm auf": no article, as a verb comes at once. */
export function isDemonstrative({ parts, wish }: Reading, words: ReadWord[], at: number): boolean {
  const before = words[at - 1];
  const opens =
    !before ||
    /^[.;!?]$/.test(before.text) ||
    grammar.and.has(before.folded) ||
    /^(aber|denn|dann)$/.test(before.folded);
  const next = words[at + 1];
  // "ein Troll, der hat drei Augen": the verb second and more after it, so no relative clause.
  const after = words[at + 2];
  const goesOn = after && !/^[,.;!?]$/.test(after.text) && !grammar.and.has(after.folded);
  const isSecond = before?.text === ',' && next?.verb?.plain?.kind === 'finite' && goesOn;
  const isActing = next?.verb && !next.noun && next.verb.plain?.kind !== 'participle';
  return (
    (opens || Boolean(isSecond)) && Boolean(isActing) && parts.length > 0 && wish.figures.length > 0
  );
}

/** "alle auf dem Sofa", "beide lachen": those spoken of. */
export function meansAll({ wish }: Reading, next: ReadWord | undefined): boolean {
  const isDoing = next?.verb && !next.noun;
  return wish.figures.length > 0 && Boolean(next?.preposition ?? isDoing);
}

/** "hält den Fisch hoch" leads nowhere. */
const LIFTING = /^(heben|halten|stemmen|holen|werfen|ziehen|nehmen|strecken)$/;

const DEGREES = /^(ganz|sehr|so|echt|richtig|total|zu|immer)$/;

const HILLS = /^(26F0|1F3D4|1F3DE)/;

/** "einen Berg hoch", "die Rutsche runter": where the way leads. */
export function isPath({ parts, wish }: Reading, words: ReadWord[], at: number): boolean {
  if (
    !/^(hoch|rauf|hinauf|herauf|runter|hinunter|herunter|hinab|entlang)$/.test(
      words[at]?.folded ?? '',
    )
  ) {
    return false;
  }
  const isLifting = parts.some(
    (part) => part.kind === 'verb' && LIFTING.test(part.verb.plain?.infinitive ?? ''),
  );
  const last = parts.at(-1);
  const way = last?.kind === 'figure' ? wish.figures[last.figure] : undefined;
  // "schaukelt ein Mädchen ganz hoch": nobody climbs her.
  if (way?.person ?? DEGREES.test(words[at - 1]?.folded ?? '')) return false;
  const isHill = HILLS.test(way?.hexcodes[0] ?? '');
  if (isLifting && !isHill) return false;
  const isWay = last?.kind === 'figure' && !last.preposition && last.grammaticalCase !== 'dative';
  const isDone = isLastOf(words, at) || words[at + 1]?.verb;
  const isThere = parts.some(({ kind }) => kind === 'verb') || words[at + 1]?.verb;
  if (!isWay || !isDone || !isThere || last.article === '') return false;
  // "ziehen den Schlitten den Berg hoch": both are before it.
  last.preposition = isLifting ? 'vor' : 'auf';
  last.grammaticalCase = 'accusative';
  return true;
}

/** "so groß wie ein Haus". */
export const isCompared = (words: ReadWord[], at: number) =>
  words.slice(at + 1, at + 3).some(({ folded }) => folded === 'wie');

/** "um Honig zu holen". */
export function isPurpose(words: ReadWord[], at: number): boolean {
  if (words[at]?.folded !== 'um') return false;
  const rest = words.slice(at + 1, at + 9);
  const end = rest.findIndex(({ text }) => /^[,.;!?]$/.test(text));
  const within = end < 0 ? rest : rest.slice(0, end);
  return within.some(
    ({ folded }, to) => folded === 'zu' && within[to + 1]?.verb?.plain?.kind === 'infinitive',
  );
}

export function isLastOf(words: ReadWord[], at: number): boolean {
  const next = words[at + 1];
  return !next || /^[,.;!?]$/.test(next.text) || grammar.and.has(next.folded);
}

/** "hinter ihr klaut ein Hase", "neben ihr ein Hund": no noun comes that "ihr" would belong to. */
export const isLedOn = (next: ReadWord | undefined): boolean =>
  !next ||
  /^[.,;!?]$/.test(next.text) ||
  grammar.and.has(next.folded) ||
  /^(der|die|das|eine?|einen)$/.test(next.folded) ||
  Boolean(next.verb && !next.noun);

/** "bläst die Kerzen aus, ein Affe hängt": no "ein" can follow "aus" but in the next clause. */
export const endsVerb = ({ parts }: Reading, words: ReadWord[], at: number): boolean =>
  /^(aus|zu)$/.test(words[at]?.folded ?? '') &&
  /^eine?$/.test(words[at + 1]?.folded ?? '') &&
  parts.at(-1)?.kind === 'figure';
