import type { Language } from '../../language/create-language.ts';
import type { Clause } from './read-clause.ts';

const LEFT_OUT =
  /^(?:und|aber|denn|weil|dass|doch|dann|jetzt|nun|da|also|gern|gerne|unbedingt|lieber|zusammen|immer|schon|auch|so|sehr|endlich|einmal|mal|nur|nicht|nie|niemals|leider|noch|gar|wirklich|heute|eigentlich|nämlich|mehr|am|liebsten|total|richtig|überhaupt|einfach|deshalb|darum|ja|doch|trotzdem|gerade|später|eines|tages|plötzlich|wieder|kein|keine|keinen|keinem|keiner|der|die|das)$/u;
const KNOWING = /^(?:wissen|erfahren|herausfinden|sehen|hören|verstehen|merken)$/u;
const LONGEST = 9;

/** What somebody wants or cannot do, as an infinitive: `ein Baumhaus bauen`; null where it is unclear. */
export function findWish(clause: Clause, language: Language): string | null {
  const { words, lower, finiteAt, subject, verb } = clause;
  const compared = lower.findIndex((word, at) => word === 'wie' && at > 1);
  const isPart = (at: number) => {
    if (compared >= 0 && at >= compared) return false;
    if (at === finiteAt || (at < finiteAt && !clause.isSubordinate)) return false;
    if (subject && at >= subject.at && at <= subject.end && !/^kein/u.test(subject.determiner))
      return false;
    const word = lower[at] ?? '';
    // An article is left out only where it is a pronoun or denied: `der wollte …`, `kein Feuer`.
    if (/^(?:der|die|das)$/u.test(word))
      return at > 0 && at !== finiteAt - 1 && /^\p{L}/u.test(words[at + 1] ?? '');
    return !LEFT_OUT.test(word);
  };
  const isObject = (at: number) => {
    const noun = language.noun(words[at + 1] ?? '');
    return lower[at] === 'ein' && noun?.gender === 'm' && !/^(?:sein|werden|bleiben)$/u.test(verb);
  };
  // Children write `ein Hund haben`.
  const bent = words.map((word, at) => (isObject(at) ? 'einen' : word));
  const kept = bent.filter((_word, at) => isPart(at));
  const isAboutOthers = kept.some((word) =>
    /^(?:er|sie|es|ich|wir|mich|mir|ihn|ihm|ihr|uns|sich|beide|beiden)$/iu.test(word),
  );
  if (kept.length === 0 || kept.length > LONGEST || isAboutOthers) return null;
  // `Ich will endlich wissen, was …`: without what follows it is no wish.
  if (kept.length === 1 && KNOWING.test(verb)) return null;
  // `Die Ente will über die Straße.`
  if (verb === clause.modal && clause.others.length > 0 && clause.objects.length === 0)
    return kept.join(' ');
  const last = kept.at(-1) ?? '';
  const hasDoing =
    last === verb ||
    last.endsWith('en') ||
    last.endsWith('ln') ||
    last.endsWith('rn') ||
    last === 'sein';
  if (hasDoing && /^\p{Ll}/u.test(last)) return kept.join(' ');
  // `Tom will einen Hund`.
  return /^(?:wollen|mögen)$/u.test(clause.modal) &&
    clause.objects.length > 0 &&
    clause.objects[0]?.noun
    ? `${kept.join(' ')} haben`
    : null;
}
