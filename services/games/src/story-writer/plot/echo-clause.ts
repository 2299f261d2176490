import { isFunctionWord } from '../language/function-words.ts';
import type { Entity } from '../reading/entity.ts';
import type { Clause } from '../reading/read-clause.ts';

export interface Echo {
  /** With its verb last, behind `dass`: `Mia einen Kuchen backte`. */
  ob: string;
  /** As a question without its sign: `Backte Mia einen Kuchen`. */
  frage: string;
}

const CONNECTIVE =
  /^(?:und|aber|oder|denn|doch|dann|danach|plötzlich|da|jetzt|nun|also|deshalb|darum|einmal|eines|tages|auf|heute|gestern|später|endlich|schließlich|dort|leider|zuerst|trotzdem|so)$/u;
/** Nothing happens with these, or somebody only speaks. */
const SILENT =
  /^(?:|sein|haben|heißen|werden|geben|wohnen|leben|sagen|fragen|rufen|denken|schreien|meinen|antworten|flüstern|wissen|glauben|kennen|mögen|lieben|finden|gehören|bedeuten|aussehen|erzählen|können|wollen|sollen|müssen|stehen|liegen|sitzen|warten|schauen|merken|bemerken|sehen|hören|spüren|fühlen|wünschen)$/u;
const MORE_PAST: Readonly<Record<string, string>> = {
  hat: 'hatte',
  habe: 'hatte',
  hab: 'hatte',
  haben: 'hatten',
  ist: 'war',
  bin: 'war',
  sind: 'waren',
};
const MOST_WORDS = 11;

/** Whether something happens in a clause that could be taken up. */
export function isEventful(clause: Clause): boolean {
  return (
    clause.finiteAt >= 0 &&
    !clause.isSubordinate &&
    !SILENT.test(clause.verb) &&
    clause.modal === ''
  );
}

/**
 * The child's own clause in LUX's sentence; null where its order is not plain enough to be turned.
 *
 * @param subject who does it, where the clause only says `sie` or nothing.
 */
export function echoClause(
  clause: Clause,
  isPresent: boolean,
  subject: Entity | null,
): Echo | null {
  const { words, lower, finiteAt, isPast, isPerfect } = clause;
  if (!isEventful(clause) || words.length > MOST_WORDS || isPast === null) return null;
  // A perfect in the present is `ist weggelaufen`, told in the past `war weggelaufen`.
  if (!isPerfect && isPast === isPresent) return null;
  const given = clause.subject;
  // Only `und lief weg` leaves out who does it.
  if (!given && finiteAt > 1) return null;
  const who = given && given.kind !== 'pronoun' ? given.text : pronounOf(given?.head, subject);
  if (who === null) return null;
  const isOfSubject = (at: number) => given !== null && at >= given.at && at <= given.end;
  const isRest = (at: number) =>
    at !== finiteAt && !isOfSubject(at) && !(at < finiteAt && CONNECTIVE.test(lower[at] ?? ''));
  const before = words.filter((_word, at) => at < finiteAt && isRest(at));
  // `Im Wald fand sie …`: what stood before the verb goes behind the subject.
  const moved = before.map((word, at) =>
    at === 0 && isFunctionWord(word) ? word.toLowerCase() : word,
  );
  const after = words.filter((_word, at) => at > finiteAt && isRest(at));
  if (before.length > 4 || after.some((word) => /^(?:und|aber|weil|dass|zu|wie)$/iu.test(word)))
    return null;
  const written = lower[finiteAt] ?? '';
  const finite = isPerfect && !isPresent ? (MORE_PAST[written] ?? written) : written;
  const last = after.at(-1) ?? '';
  const isApart =
    !isPerfect &&
    clause.verb.startsWith(last.toLowerCase()) &&
    last !== '' &&
    clause.verb.length > last.length + 2 &&
    /^\p{Ll}/u.test(last);
  const end = isApart
    ? [...moved, ...after.slice(0, -1), last + finite]
    : [...moved, ...after, finite];
  const name = who.replace(
    /^(?:Der|Die|Das|Ein|Eine|Mein|Meine|Sein|Seine|Ihr|Ihre|Unser|Unsere|Alle|Ich|Wir)(?= |$)/u,
    (word) => word.toLowerCase(),
  );
  const tail = [
    name,
    ...after.filter((word) => /^(?:sich|mich|uns)$/u.test(word)),
    ...moved,
    ...after.filter((word) => !/^(?:sich|mich|uns)$/u.test(word)),
  ];
  return { ob: [name, ...end].join(' '), frage: `${upperFirst(finite)} ${tail.join(' ')}` };
}

function pronounOf(head: string | undefined, subject: Entity | null): string | null {
  if (head !== undefined && /^(?:ich|wir|alle|keiner|niemand|jemand|jeder|man)$/u.test(head))
    return head;
  if (head === 'es' && subject?.gender !== 'n') return null;
  return subject?.nom ?? null;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
