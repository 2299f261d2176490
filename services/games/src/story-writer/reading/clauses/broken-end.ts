import { splitSentences } from '@lux/german-text/sentences/split-sentences.ts';
import type { Language } from '../../language/create-language.ts';

/** Where a text breaks off within a sentence. */
export interface BrokenEnd {
  /** What is told before it, closed. */
  told: string;
  /** With what it breaks off, and where it is. */
  whole: string;
  /** It breaks off behind who does it: `und sie`. */
  hasDoer: boolean;
  /** What the child was about to tell, asked: `Was kam da aus dem Wasser?`; null where nobody can say. */
  question: string | null;
}

const LINK = 'dann|da|plötzlich|auf einmal|jetzt|nun|danach';
const DOER = 'er|sie|es|ich|wir';
const MORE = `(?:\\s+(?:und|${LINK}|${DOER}|der|die|das|eine?|meine?|seine?|ihre?))*`;
/** `Ich drehe mich um und`, `… und da` */
const LINKED = new RegExp(`(?:^|[,\\s]+)(?:und|aber|oder|denn|weil|dass|als)${MORE}$`, 'iu');
/** `Er ging los. Plötzlich` */
const BEGUN = new RegExp(`^(?:${LINK})${MORE}$`, 'iu');
const WITH_DOER = new RegExp(`\\s(?:${DOER})$`, 'iu');
/** `Aus dem Wasser kam ein riesiger`: nobody says what. */
const UNNAMED =
  /^(?<where>\p{L}+(?: \p{L}+){0,4}) (?<verb>\p{Ll}+) eine?(?:[nmr])?(?: (?:ganz |sehr )?\p{Ll}+e[rsnm]?)?$/u;
/** `Dort stand` */
const PLACED =
  /^(?<where>da|dort|hier|dahinter|davor|darin|drinnen|darunter|(?:vor|hinter|neben|über|unter) (?:mir|ihm|ihr|uns|ihnen)) (?<verb>\p{Ll}+)$/iu;

/** Null where a text ends with a whole sentence, its sign forgotten or not. */
export function findBrokenEnd(whole: string, language: Language): BrokenEnd | null {
  if (!/\p{L}$/u.test(whole.trim())) return null;
  const sentences = splitSentences(whole.trim());
  const last = sentences.at(-1) ?? '';
  const before = sentences.slice(0, -1).join(' ');
  const isBegun = BEGUN.test(last);
  const linked = isBegun ? last : (LINKED.exec(last)?.[0] ?? '');
  if (linked !== '') {
    const rest = last.slice(0, last.length - linked.length).trim();
    return broken([before, rest === '' ? '' : `${rest}.`], WITH_DOER.test(last), null);
  }
  const begun = PLACED.exec(last) ?? UNNAMED.exec(last);
  const { where = '', verb = '' } = begun?.groups ?? {};
  if (!begun || language.finite(verb).length === 0) return null;
  const isThere = PLACED.test(last);
  const place = where.charAt(0).toLowerCase() + where.slice(1);
  const question = isThere ? `Wer oder was ${verb} ${place}?` : `Was ${verb} da ${place}?`;
  return broken([before], false, question);

  function broken(
    parts: readonly string[],
    hasDoer: boolean,
    question: string | null,
  ): BrokenEnd | null {
    const told = parts.filter((part) => part !== '').join(' ');
    return told === '' ? null : { told, whole, hasDoer, question };
  }
}
