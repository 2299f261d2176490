import type { Verb } from '../../lexicon/verb.ts';
import type { Described, Thing } from '../sentences/value.ts';

/** A thing with whose it is: "the dog of my aunt". */
export interface Owned {
  things: readonly Thing[];
  owner: readonly Thing[] | null;
}

export type Modal = '' | 'can' | 'may' | 'must' | 'should' | 'will' | 'want' | 'would like';

/** Where, with what or when: in both languages, so that either can say it. */
export interface Adverbial {
  german: string;
  english: string;
  /** "Always" stands before the verb in English, "yesterday" behind everything. */
  kind: 'often' | 'place' | 'time';
}

/** What a sentence says, whichever language it was said in. */
export interface Clause {
  /** What is asked for: "where"; `yes` where a yes or no is; empty for what is told; `do` for a wish. */
  asks: string;
  subject: Owned;
  verb: { german: Verb; english: string };
  modal: Modal;
  isPast: boolean;
  isNot: boolean;
  /** "Gern": what somebody likes to do. */
  isLiked: boolean;
  isOngoing: boolean;
  /** "Bitte" was said. */
  isPolite: boolean;
  receiver: Owned | null;
  object: Owned | null;
  /** What somebody is: an adjective. */
  described: Described | null;
  adverbials: readonly Adverbial[];
}

/** Words that ask, with the English for them. */
export const ASKING: readonly (readonly [string, string])[] = [
  ['wo', 'where'],
  ['wohin', 'where'],
  ['wann', 'when'],
  ['warum', 'why'],
  ['wieso', 'why'],
  ['wie', 'how'],
  ['was', 'what'],
  ['wer', 'who'],
];

export const OFTEN: readonly (readonly [string, string])[] = [
  ['immer', 'always'],
  ['oft', 'often'],
  ['manchmal', 'sometimes'],
  ['nie', 'never'],
  ['niemals', 'never'],
  ['meistens', 'usually'],
  ['normalerweise', 'usually'],
  ['selten', 'rarely'],
];

export const MANNER: readonly (readonly [string, string])[] = [
  ['schnell', 'fast'],
  ['langsam', 'slowly'],
  ['laut', 'loudly'],
  ['leise', 'quietly'],
  ['gut', 'well'],
  ['sehr gut', 'very well'],
  ['sehr schnell', 'very fast'],
  ['sehr laut', 'very loudly'],
  ['zusammen', 'together'],
  ['allein', 'alone'],
  ['alleine', 'alone'],
  ['hoch', 'high'],
  ['weit', 'far'],
  ['auch', 'too'],
  ['heute', 'today'],
  ['gestern', 'yesterday'],
  ['morgen', 'tomorrow'],
  ['jetzt', 'now'],
  ['jede woche', 'every week'],
  ['jedes jahr', 'every year'],
  ['jeden abend', 'every evening'],
  ['jeden nachmittag', 'every afternoon'],
  ['nächste woche', 'next week'],
  ['letzte woche', 'last week'],
  ['nächstes jahr', 'next year'],
  ['letztes jahr', 'last year'],
  ['am abend', 'in the evening'],
  ['in der nacht', 'at night'],
  ['nachts', 'at night'],
  ['zum frühstück', 'for breakfast'],
  ['zum mittagessen', 'for lunch'],
  ['zum abendessen', 'for dinner'],
  ['zum geburtstag', 'for my birthday'],
  ['im frühling', 'in spring'],
  ['im herbst', 'in autumn'],
  ['viel', 'a lot'],
  ['nach süden', 'to the south'],
  ['nach norden', 'to the north'],
  ['nach oben', 'upstairs'],
  ['nach unten', 'downstairs'],
  ['nach hause', 'home'],
  ['zu hause', 'at home'],
  ['zuhause', 'at home'],
  ['daheim', 'at home'],
  ['an die tafel', 'on the board'],
  ['aus dem fenster', 'out of the window'],
];
