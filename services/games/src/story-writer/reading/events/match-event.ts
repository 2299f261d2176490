import type { Language } from '../../language/create-language.ts';
import type { Mention } from '../clauses/noun-phrase.ts';
import type { Clause } from '../clauses/read-clause.ts';
import type { Entity } from '../entity.ts';
import type { EventFrame } from './event-file.ts';

const NOBODY =
  /^(?:sich|mich|mir|uns|dir|etwas|nichts|alles|alle|keiner|jeder|einer|man|jemand|jemanden|niemand|niemanden|das)$/u;

const EVERYBODY =
  /^(?:alle|jeder|keiner|niemand|die anderen|die meisten|alle .*|die anderen .*|die Leute|die Kinder|die Menschen)$/iu;

/** What may be known of a mention where it stands: who `sie` is, and whether that is the hero. */
export interface Reference {
  isBeing: (mention: Mention) => boolean;
  isHero: (mention: Mention | null) => boolean;
  isKnown: (mention: Mention) => boolean;
  /** One of the two a story is about. */
  isOfHero: (entity: Entity) => boolean;
  /** A pronoun that stands for a thing. */
  isThing: (mention: Mention) => boolean;
}

/** Whether a clause tells what a frame describes. */
export function matchesFrame(clause: Clause, frame: EventFrame, of: Reference): boolean {
  const { verb, modal, isNegated, subject, objects } = clause;
  if (frame.verbs && !frame.verbs.includes(verb)) return false;
  if (!frame.modal && /^(?:wollen|mögen|sollen)$/u.test(modal)) return false;
  if (frame.modal && !(frame.modal.length === 0 ? modal === '' : frame.modal.includes(modal))) {
    return false;
  }
  if (frame.isNegated !== undefined && frame.isNegated !== isNegated) return false;
  if (frame.words && !frame.words.some((word) => hasWord(clause, word))) return false;
  if (frame.isOther && of.isHero(subject)) return false;
  if (frame.isSelf && !of.isHero(subject)) return false;
  if (frame.isNew && subject && of.isKnown(subject)) return false;
  if (frame.subject === 'everybody') return subject !== null && EVERYBODY.test(subject.text);
  if (frame.subject && !fits(subject, frame.subject, of)) return false;
  const thing = objectOf(objects, frame.object, of);
  return frame.object === undefined || thing !== null;
}

function fits(mention: Mention | null, wanted: 'thing' | 'being' | 'any', of: Reference): boolean {
  if (!mention || NOBODY.test(mention.head)) return false;
  if (wanted === 'any') return true;
  return of.isBeing(mention) === (wanted === 'being');
}

/** `Er verlor jeden Abend`: says when. */
const TIME =
  /^(?:Abend|Morgen|Tag|Nacht|Woche|Monat|Jahr|Stunde|Minute|Mal|Vormittag|Nachmittag|Sekunde)$/u;

/** The object a frame asks for; a noun before a pronoun, the last before the first. */
export function objectOf(
  objects: readonly Mention[],
  wanted: 'thing' | 'being' | 'any' | undefined,
  of: Reference,
): Mention | null {
  const fitting = objects.filter(
    (one) =>
      // `der Fahrer des Wagens`
      !/^(?:des|eines|(?:mein|dein|sein|ihr|unser)es)$/u.test(one.determiner) &&
      (one.head !== 'es' || of.isThing(one)) &&
      !TIME.test(one.noun?.lemma ?? '') &&
      fits(one, wanted ?? 'any', of),
  );
  return (
    fitting.findLast(
      ({ kind, determiner }) =>
        kind !== 'pronoun' &&
        !/^(?:dem|der|einem|(?:mein|sein|ihr|unser)(?:em|er))$/u.test(determiner),
    ) ??
    fitting.findLast(({ kind }) => kind !== 'pronoun') ??
    fitting.at(-1) ??
    null
  );
}

function hasWord({ lower, words }: Clause, word: string): boolean {
  const small = word.toLowerCase();
  if (small.includes(' ')) return ` ${lower.join(' ')} `.includes(` ${small} `);
  if (small.endsWith('*')) return lower.some((one) => one.startsWith(small.slice(0, -1)));
  // A noun of the list is meant with its capital: `Licht`, not `licht`.
  if (/^\p{Lu}/u.test(word))
    return words.some(
      (one) =>
        one === word ||
        (small.length > 3 && /^\p{Lu}/u.test(one) && one.toLowerCase().endsWith(small)),
    );
  return lower.includes(small);
}

/** The mention a role stands for: `subject`, `object`, `thing`, `noun` or a preposition. */
export function mentionOf(
  clause: Clause,
  role: string | undefined,
  frame: EventFrame,
  of: Reference,
  language: Language,
): Mention | null {
  if (role === undefined) return null;
  const { subject, objects, others } = clause;
  if (role === 'subject') return subject;
  if (role === 'object') return objectOf(objects, frame.object, of);
  const isThing = (one: Mention) =>
    one.kind === 'noun' && one.noun !== null && !language.isBeing(one.noun.lemma);
  if (role === 'thing') {
    const inside = [...(subject ? [subject] : []), ...objects].filter(isThing);
    return inside.find(({ noun }) => !/^(?:Scherbe|Bein|Arm)$/u.test(noun?.lemma ?? '')) ?? null;
  }
  if (role === 'noun') {
    return [...objects, ...(subject ? [subject] : [])].find(isThing) ?? null;
  }
  const contracted = {
    in: ['in', 'im', 'ins', 'durch'],
    an: ['an', 'am', 'ans'],
    von: ['von', 'vom'],
    vor: ['vor', 'vorm'],
    zu: ['zu', 'zum', 'zur'],
  }[role] ?? [role];
  return (
    others.find(
      ({ preposition, kind }) => contracted.includes(preposition) && kind !== 'pronoun',
    ) ?? null
  );
}
