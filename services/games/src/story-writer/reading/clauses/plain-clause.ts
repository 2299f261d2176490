import type { Language } from '../../language/create-language.ts';
import { isFunctionWord } from '../../language/function-words.ts';
import { SEPARABLE_PREFIX } from '../../language/prefixes.ts';
import type { Entity } from '../entity.ts';
import type { Mention } from './noun-phrase.ts';
import type { Clause } from './read-clause.ts';

/** A child's clause taken apart, so that it can be told in another order or tense. */
export interface PlainClause {
  /** In the middle of a sentence: `der Drache`, `ich`. */
  who: string;
  person: 'ich' | 'er' | 'several';
  /** Infinitives with their prefix; the modal may be empty. */
  verb: string;
  modal: string;
  /** With what the perfect is made: `hat`, `ist`; null in every other tense. */
  perfect: 'haben' | 'sein' | null;
  /** All that stands between the finite verb and the end, the subject left out. */
  middle: readonly string[];
}

const CONNECTIVE =
  /^(?:und|aber|oder|denn|doch|dann|danach|plötzlich|da|jetzt|nun|also|deshalb|darum|einmal|eines|einer|tages|morgens|nachts|abends|nacht|heute|gestern|später|endlich|schließlich|leider|zuerst|trotzdem|so|dabei|weil|dass|obwohl|immer|wenn|nur|jedenfalls|bisher|inzwischen|stattdessen|ausgerechnet|eigentlich)$/u;
const ANSWERS =
  /^(?:jetzt|nun|heute|gestern|leider|ausgerechnet|plötzlich|dann|eigentlich|doch|auch|aber|ja|nämlich|halt|eben)$/u;
const POINTING = /^(?:das|dies|es|was|wer|wo|wie|warum|welche[rsnm]?)$/iu;
const LONGEST = 16;
/** What is said of the hour, the weather or the place, not of the girl. */
const AROUND =
  /^(?:dunkel|finster|stockdunkel|hell|kalt|warm|heiß|spät|früh|still|ruhig|laut|nass|glatt|neblig|nacht|abend|morgen|regnen|schneien|donnern|blitzen|stürmen|gewittern|hageln)$/u;

/**
 * @param subject who does it, where the clause only says `sie` or nothing.
 * @returns null where the clause is not plain enough to be turned.
 */
export function plainClause(
  clause: Clause,
  subject: Entity | null,
  language: Language,
): PlainClause | null {
  const { words, lower, finiteAt, isSubordinate, modal } = clause;
  // `Wir dürfen nicht raus`: nothing is done but that.
  const verb = modal !== '' && clause.verb.endsWith(modal) ? modal : clause.verb;
  if (finiteAt < 0 || words.length > LONGEST || verb === '' || clause.isPast === null) return null;
  if (/^(?:wer|was|wo|wie|warum|welche[rsnm]?|wann|wohin|ob|wenn|als)$/u.test(lower[0] ?? ''))
    return null;
  // `…, die sie von Oma hatte`: what it is stands before.
  if (
    isSubordinate &&
    clause.subject &&
    /^(?:der|die|das|den|dem|deren|dessen)$/u.test(lower[0] ?? '')
  )
    return null;
  const who = nameOf(clause, subject);
  if (who === null || !formsOf(modal || verb, language)) return null;
  const given = clause.subject;
  // `Es gibt kein Stück`: the play is what there is.
  const isThere = verb === 'geben' && lower.includes('es');
  const isOfSubject = (at: number) =>
    isThere ? lower[at] === 'es' : given !== null && at >= given.at && at <= given.end;
  const isDoing = doingIn({ ...clause, verb }, language);
  // `Der kratzt`: who it is stands before.
  const isPointing =
    given === null &&
    (finiteAt === 1 || isSubordinate) &&
    /^(?:der|die|das)$/u.test(lower[0] ?? '');
  const isKept = (at: number) =>
    at !== finiteAt && !isOfSubject(at) && !isDoing(at) && !(isPointing && at === 0);
  const border = isSubordinate ? 1 : finiteAt;
  const before = words.filter((_word, at) => at < border && isKept(at) && !isLink(lower, at));
  if (before.length > 5) return null;
  const after = words.filter(
    (_word, at) => at >= border && isKept(at) && !ANSWERS.test(lower[at] ?? ''),
  );
  const moved = before.map((word, at) =>
    at === 0 && (isFunctionWord(word) || language.isAdjective(word)) ? word.toLowerCase() : word,
  );
  const isPronoun = (word: string) =>
    /^(?:sich|mich|mir|uns|ihn|ihm|ihr|sie|es|dich|dir)$/u.test(word);
  const lead = after.findIndex((word) => !isPronoun(word));
  const split = lead < 0 ? after.length : lead;
  const middle = [...after.slice(0, split), ...moved, ...after.slice(split)];
  if (middle.some((word, at) => isOfAnother(word, at, middle, language))) return null;
  const person = personOf(given, subject, clause, language);
  const isWithSein = /^(?:ist|bin|sind|war|waren)$/u.test(lower[finiteAt] ?? '');
  const forms = formsOf(verb, language);
  if (clause.isPerfect && isWithSein && forms && !forms.isWithSein) {
    // `Die Schule ist abgeschlossen`: a state.
    return {
      who,
      person,
      verb: 'sein',
      modal: '',
      perfect: null,
      middle: [...middle, forms.participle],
    };
  }
  const perfect = clause.isPerfect && modal === '' ? (isWithSein ? 'sein' : 'haben') : null;
  return { who, person, verb, modal, perfect, middle };
}

/** `Auf einmal`, `Eines Nachts`: only links what is told. */
export function isLink(lower: readonly string[], at: number): boolean {
  const word = lower[at] ?? '';
  if (/^eine[rs]$/u.test(word))
    return /^(?:tages|morgens|abends|nachts|nacht|mittags)$/u.test(lower[at + 1] ?? '');
  return CONNECTIVE.test(word) || (word === 'auf' && lower[at + 1] === 'einmal');
}

/** A word that begins something of its own; `zu kurz` and `etwas zu essen` do not. */
function isOfAnother(
  word: string,
  at: number,
  middle: readonly string[],
  language: Language,
): boolean {
  // `Die Tür ist zu`
  if (word === 'zu' && at === middle.length - 1) return false;
  if (word !== 'zu') return /^(?:aber|weil|dass|ob|wo)$/u.test(word);
  const next = middle[at + 1] ?? '';
  // `zu seinem Geburtstag`
  if (
    /^\p{Lu}/u.test(next) ||
    /^(?:d(?:em|er|en)|(?:mein|dein|sein|ihr|unser|ein)e[mnr])$/u.test(next)
  )
    return false;
  const isMeasure = language.isAdjective(next);
  return !isMeasure && !/^(?:nichts|etwas|viel)$/u.test(middle[at - 1] ?? '');
}

/** Behind a word in the first place: `redete Luca wieder mit mir`. */
export function asMain(plain: PlainClause, isPresent: boolean, language: Language): string {
  const { finite, end } = render(plain, isPresent, language);
  return [finite, plain.who, ...plain.middle, end].filter(Boolean).join(' ');
}

function render(
  { verb, modal, perfect, person }: PlainClause,
  isPresent: boolean,
  language: Language,
) {
  const form = (infinitive: string) => {
    const forms = formsOf(infinitive, language);
    const place = person === 'ich' ? 0 : person === 'er' ? 2 : 5;
    return (isPresent ? forms?.present : forms?.past)?.[place] ?? infinitive;
  };
  if (modal !== '') return { finite: form(modal), end: verb === modal ? '' : verb };
  const forms = formsOf(verb, language);
  if (perfect) return { finite: form(perfect), end: forms?.participle ?? '' };
  return { finite: form(verb), end: forms?.prefix ?? '' };
}

const PREFIX = new RegExp(`^(${SEPARABLE_PREFIX})(?=\\p{L}{3})`, 'u');

function formsOf(infinitive: string, language: Language) {
  const known = language.verb(infinitive) ?? standing(infinitive, language);
  const [prefix = ''] = PREFIX.exec(infinitive) ?? [];
  const simple = prefix === '' ? undefined : language.verb(infinitive.slice(prefix.length));
  // `vorbeikommen` is of `kommen`, not of `beikommen`.
  const isWhole = !simple || known?.prefix === '' || known?.prefix.length === prefix.length;
  if (known && isWhole) return known;
  return simple ? { ...simple, prefix, participle: prefix + simple.participle } : known;
}

/** `stehenbleiben`: two verbs, the first of them apart as a prefix is. */
function standing(infinitive: string, language: Language) {
  const [, prefix = '', simple = ''] =
    /^(stehen|stecken|liegen|hängen|sitzen)(bleiben|lassen)$/u.exec(infinitive) ?? [];
  const verb = language.verb(simple);
  return verb && { ...verb, prefix, participle: prefix + verb.participle };
}

/** Which tokens are the infinitive, the participle or the prefix of the doing. */
function doingIn({ lower, verb, finiteAt, modal }: Clause, language: Language) {
  const forms = formsOf(verb, language);
  const parts = new Set([verb, forms?.participle ?? '', forms?.prefix ?? '']);
  const simple = forms?.prefix ? verb.slice(forms.prefix.length) : verb;
  const last = lower.length - 1;
  return (at: number) => {
    if (at === finiteAt) return false;
    const word = lower[at] ?? '';
    if (word === '' || at < lower.length - 3) return false;
    if (parts.has(word) && word !== modal) return true;
    const isOfParts = at >= last - 1 && (word === simple || language.participle(word) === simple);
    return isOfParts && lower[at - 1] === forms?.prefix;
  };
}

function personOf(
  given: Mention | null,
  subject: Entity | null,
  { lower, finiteAt }: Clause,
  language: Language,
): PlainClause['person'] {
  const isPlural = given?.isPlural ?? subject?.isPlural ?? false;
  const head = given?.head ?? subject?.nom ?? '';
  if (head === 'ich' && !isPlural) return 'ich';
  if (head === 'wir') return 'several';
  // `Es gibt keine Farben`
  if (lower.includes('es') && /^(?:gibt|gab)$/u.test(lower[finiteAt] ?? '')) return 'er';
  if (isPlural) return 'several';
  const forms = language.finite(lower[finiteAt] ?? '');
  return forms.length > 0 && forms.every(({ person }) => person === 'several') ? 'several' : 'er';
}

/** Whoever it is by name, as it is said in the middle of a sentence. */
function nameOf({ subject: given, lower, verb }: Clause, subject: Entity | null): string | null {
  if (verb === 'geben' && lower.includes('es')) return 'es';
  // `Es sind nur Sachen`: what they are is not who they are.
  if (verb === 'sein' && given?.kind === 'noun' && lower.includes('es')) return null;
  if (given && /^(?:wir|ihr)$/u.test(lower[given.at - 1] ?? '')) return null;
  const head = given?.head ?? '';
  if (given?.head === 'es') {
    const isAround = [verb, ...lower].some((word) => AROUND.test(word));
    return isAround ? 'es' : subject?.gender === 'n' ? subject.nom : null;
  }
  if (given && POINTING.test(given.text)) return subject?.isBeing ? subject.nom : null;
  if (
    given?.kind === 'pronoun' &&
    /^(?:ich|wir|alle|einer|keiner|niemand|jemand|jeder|man)$/u.test(head)
  )
    return head;
  if (!given && /^(?:das|es)$/u.test(lower[0] ?? '')) return null;
  if (!given || given.kind === 'pronoun') return subject?.nom ?? null;
  // `ein Maulwurf` is the Maulwurf when told again.
  if (/^eine?$/u.test(given.determiner) && subject) return subject.nom;
  return given.text.replace(
    /^(?:Der|Die|Das|Ein|Eine|Mein|Meine|Sein|Seine|Ihr|Ihre|Unser|Unsere|Alle|Ich|Wir|Kein|Keine|Keiner|Niemand|Irgendjemand|Jemand|Viele|Zwei|Drei|Dieser|Diese|Dieses)(?= |$)/u,
    (word) => word.toLowerCase(),
  );
}
