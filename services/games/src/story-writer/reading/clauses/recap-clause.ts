import type { Language } from '../../language/create-language.ts';
import { isFunctionWord } from '../../language/function-words.ts';
import { isLink } from './plain-clause.ts';
import type { Clause } from './read-clause.ts';

const QUESTION = /^(?:wer|was|wo|wie|warum|wieso|welche[rsnm]?|wann|wohin|woher|wem|wen|wessen)$/u;
const PRONOUN = /^(?:sich|mich|mir|uns|euch|ihn|ihm|ihr|ihnen|sie|es|dich|dir)$/u;
/** Between the child's words these would stand beside ours: `Sie ging also dann …` */
const TIME_LINK =
  /^(?:jetzt|nun|dann|danach|da|plötzlich|leider|also|doch|auch|wirklich|tatsächlich)$/u;
const JOINED = /^(?:dass|ob|wo|wer|was|wie|warum|wann|wohin|woher|weil|bis)$/u;
/** Behind these what somebody says may stand by itself: `Sie meint, es regnet`. */
export const REPORTING =
  /^(?:behaupten|sagen|meinen|glauben|denken|finden|erzählen|hoffen|wissen)$/u;
/** A question inside a sentence, where the child has left out the comma. */
const ASKING = /(?<= (?:nicht|mehr|genau)) (?=(?:was|wo|wie|wohin|woher|warum|wer|ob|dass) )/gu;
/** Behind these a wish or a trial follows: `versuchte, die Tür zu öffnen`. */
const TO = /^(?:um|ohne|statt)$/u;

/** `Mama sagt der muss wieder hoch`: what is said begins behind a comma. */
function withComma(rest: string, verb: string, language: Language): string {
  const [, second = ''] = /^ (?:der|die|das|er|sie|es|ich|wir|du) (\p{Ll}+) /u.exec(rest) ?? [];
  const isDoing =
    language.finite(second).length > 0 ||
    /^(?:muss|kann|will|soll|darf|ist|hat|war)$/u.test(second);
  return /(?:sagen|meinen|glauben|denken|rufen)$/u.test(verb) && isDoing ? `,${rest}` : rest;
}

export interface Recap {
  /** Up to and with the finite verb and its pronouns: `Sie redete`. */
  head: string;
  /** With its blank before it: ` nicht mehr mit mir`; may be empty. */
  rest: string;
}

/**
 * A child's clause as it can be said again at the beginning of what follows, in the child's own words
 * and tense: `Jetzt redet sie nicht mehr mit mir` is `Sie redet` and `nicht mehr mit mir`.
 *
 * @param doer who does it, where the clause does not say so itself.
 * @param after what follows in its sentence.
 * @returns null where the clause is none that stands alone.
 */
export function recapClause(
  clause: Clause,
  doer: string | null,
  after: readonly Clause[],
  language: Language,
): Recap | null {
  const { words, lower, finiteAt, isSubordinate, subject } = clause;
  const finite = words[finiteAt];
  if (finite === undefined || isSubordinate || QUESTION.test(lower[0] ?? '')) return null;
  const isThere = clause.verb === 'geben' && lower.includes('es');
  const given = isThere ? null : subject;
  if (
    given &&
    given.text !==
      words.slice(given.end - given.text.split(' ').length + 1, given.end + 1).join(' ')
  )
    return null;
  // `Nachbars Katze`
  const owner = given && given.determiner === '' ? ownerBefore(words, given.at) : '';
  const who = isThere ? 'es' : given ? owner + named(given.text, given.kind, doer) : doer;
  if (who === null || who === '') return null;
  // `und bat sie herein`: who bids whom is not certain.
  const isUnsure =
    /^(?:und|aber)$/u.test(lower[0] ?? '') && finiteAt === 1 && given?.head === 'sie';
  if (isUnsure || !agrees(who, finite, language)) return null;
  const isOfWho = (at: number) =>
    isThere
      ? lower[at] === 'es'
      : given !== null && at >= given.at - (owner === '' ? 0 : 1) && at <= given.end;
  // `Der konnte nicht lachen`: who it is stands before.
  const isPointing = given === null && finiteAt === 1 && /^(?:der|die|das)$/u.test(lower[0] ?? '');
  // `Der Hund vom König liegt`: what stands behind it is of it.
  const own =
    given !== null && given.end < finiteAt
      ? words.slice(given.end + 1, finiteAt).filter((word) => !TIME_LINK.test(word.toLowerCase()))
      : [];
  const isOwn = (at: number) => given !== null && at > given.end && at < finiteAt;
  const before = words.filter(
    (_word, at) =>
      at < finiteAt &&
      !isOfWho(at) &&
      !isOwn(at) &&
      !(isPointing && at === 0) &&
      (!isLink(lower, at) || isTimeOfDay(lower, at) || isTimeOfDay(lower, at - 1)),
  );
  const links = before.filter((word) => /^(?:mal|einmal|auf)$/u.test(word)).length;
  if (before.length > 6 || (links > 0 && links === before.length - 1)) before.splice(0);
  // `… lag nur ein Zettel mit einem Wort`
  const isAttached =
    given !== null &&
    given.at > finiteAt &&
    /^eine?$/u.test(given.determiner) &&
    /^(?:mit|aus|von|voller)$/u.test(lower[given.end + 1] ?? '');
  if (isAttached) own.push(...words.slice(given.end + 1));
  const behind = words.filter(
    (_word, at) =>
      at > finiteAt &&
      !isOfWho(at) &&
      !(isAttached && at > given.end) &&
      lower[at] !== 'aber' &&
      !(given !== null && at === given.at - 1 && /^(?:nur|noch)$/u.test(lower[at] ?? '')),
  );
  while (TIME_LINK.test(behind[0]?.toLowerCase() ?? '') && behind.length > 1) behind.shift();
  const firstOther = behind.findIndex((word) => !PRONOUN.test(word));
  const split = firstOther < 0 ? behind.length : firstOther;
  const moved = before.map((word, at) =>
    at === 0 && (isFunctionWord(word) || language.isAdjective(word)) ? word.toLowerCase() : word,
  );
  const rest = [...moved, ...behind.slice(split)];
  const tail = tailOf(clause, after);
  if (tail === null) return null;
  // `Das Rennen ist`: nothing is said.
  if (clause.verb === 'sein' && rest.length === 0 && split === 0) return null;
  const plain = rest.map((word) => ` ${word}`).join('');
  return {
    head: [who, ...own, finite, ...behind.slice(0, split)].join(' '),
    rest: withComma(plain.replaceAll(ASKING, ', '), clause.verb, language) + tail,
  };
}

/** `Ich tut weh` is said by nobody. */
function agrees(who: string, finite: string, language: Language): boolean {
  if (!/^(?:ich|wir)$/iu.test(who)) return true;
  const forms = language.finite(finite);
  const person = /^ich$/iu.test(who) ? 'ich' : 'several';
  return forms.length === 0 || forms.some((one) => one.person === person || one.isPast);
}

/** `Heute Nacht` */
function isTimeOfDay(lower: readonly string[], at: number): boolean {
  return (
    /^(?:heute|gestern|morgen)$/u.test(lower[at] ?? '') &&
    /^(?:nacht|abend|morgen|mittag|nachmittag|früh)$/u.test(lower[at + 1] ?? '')
  );
}

function ownerBefore(words: readonly string[], at: number): string {
  const before = words[at - 1] ?? '';
  return /^\p{Lu}\p{Ll}{2,}(?:s|’)$/u.test(before) ? `${before} ` : '';
}

/** What belongs to the clause: `, ob ich ins Tor gehe`; null where it does but cannot be told. */
function tailOf({ verb }: Clause, [next]: readonly Clause[]): string | null {
  if (!next) return '';
  if (REPORTING.test(verb) && !next.isSubordinate) return `, ${next.words.join(' ')}`;
  const first = next.lower[0] ?? '';
  const isGoal = next.finiteAt < 0 && (next.lower.at(-2) === 'zu' || TO.test(first));
  if (!isGoal && !JOINED.test(first)) return '';
  return next.words.length > 12 ? null : `, ${next.words.join(' ')}`;
}

/** `ein großer Hund` is the one spoken of when it comes again; a name or pronoun stays. */
function named(text: string, kind: string, doer: string | null): string {
  if (kind !== 'pronoun' && doer !== null && /^eine? /iu.test(text)) return doer;
  return text;
}
