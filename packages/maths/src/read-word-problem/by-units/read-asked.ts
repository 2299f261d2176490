import type { Piece } from '../read-amounts.ts';
import { readUnit } from '../units.ts';
import type { Kind, Term } from './kinds.ts';
import { spanOf } from './spans.ts';

/** What is asked for: its kind where it is named, and how it is called in the answer. */
export interface Asked {
  kind: Kind | null;
  noun: string | null;
  isEach: boolean;
  /** Where all must find a place, the last boat goes half empty. */
  needsAll: boolean;
}

const NO_ASKED =
  /^(?:kann|krieg\p{L}*|bekomm\p{L}*|hab\p{L}*|hat|sind|ist|muss|müssen|brauch\p{L}*|bleib\p{L}*|pass\p{L}*|wir|ich|er|sie|es|man|das|kostet|kosten|geld|wird|werden|davon|darf|reich\p{L}*|gibt|macht|schaff\p{L}*|könn\p{L}*|noch|euro|cent|zahl\p{L}*|jede[rsmn]?|von|dann|da)$/u;

/** What is asked from there on. */
export function readAsked(
  pieces: readonly Piece[],
  asksAt: number,
  name: (noun: string) => string,
): Asked {
  const words = pieces.map(({ word }) => word);
  const asking = words.slice(asksAt);
  const text = asking.join(' ');
  const isEach = /(?:^| )(?:jede[rsn]?|je|pro kopf)(?: |$)/u.test(text);
  const needsAll = /brauch|benötig|müssen/u.test(text) && !/voll/u.test(text);
  const counted = /^wie ?viele? /u.test(text);
  const nounAt = asksAt + (words[asksAt]?.startsWith('wieviel') ? 1 : 2);
  const next = words[nounAt] ?? '';
  const noun =
    counted && next !== '' && !NO_ASKED.test(next) ? (pieces[nounAt]?.raw ?? null) : null;
  const isMoney = /kost|teuer|geld|euro|zahl/u.test(text);
  if (isMoney) return { kind: new Map([['money', 1]]), noun: 'money', isEach, needsAll };
  if (/^wie lange? /u.test(text) && /reich|brauch|dauer|les|spar/u.test(text))
    return { kind: null, noun: null, isEach, needsAll };
  if (/^wie oft /u.test(text)) return { kind: null, noun: 'Mal', isEach, needsAll };
  if (!/^wie ?viel/u.test(text)) return { kind: new Map([['?', 1]]), noun: null, isEach, needsAll };
  const unit = readUnit(noun?.toLowerCase() ?? '');
  // "Wie viele Meter" asks for a length.
  const measured = unit && unit.dimension !== 'time' ? unit.dimension : unit?.name;
  return {
    kind: noun === null ? null : new Map([[measured ?? name(spanOf(noun) ?? noun), 1]]),
    noun,
    isEach,
    needsAll,
  };
}

/** What each gets is told for one of those who share. */
export function withPeople(asked: Asked, terms: readonly Term[]): Asked {
  if (!asked.isEach) return asked;
  const whole = asked.noun ?? null;
  if (!terms.some(({ kinds }) => kinds.some((kind) => kind.get('leute') === 1)))
    return { ...asked, kind: new Map([['?', 1]]) };
  return whole === null
    ? { ...asked, kind: null }
    : { ...asked, kind: new Map([...(asked.kind ?? []), ['leute', -1]]) };
}
