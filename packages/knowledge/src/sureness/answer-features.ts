import type { Entry } from '../content/entries.ts';
import { isStopWord, lemmaKey, wordsOf } from '../recognition/words.ts';
import type { Asked, LastChecks } from '../talk/fit/last-checks.ts';
import { tellsAsked } from '../talk/fit/tells-asked.ts';
import type { Said } from '../talk/said/said.ts';
import { featureNames } from './candidate-features.ts';

/** What is known of an entry beside how it meets the words of the question. */
export interface Standing {
  /** As `sure-net` judges it by the question's words alone. */
  sureness: number;
  /** Of the surest of all that could answer. */
  surest: number;
  /** How like the question it is written, by runs of letters. */
  likeness: number;
  /** Of the likest of all entries. */
  likest: number;
  /** How it was to be told before it was weighed. */
  foundAs: 'answer' | 'near' | null;
  /** Whether nothing of the question is left unanswered by it. */
  isWhole: boolean;
  /** Whether it was found by looking for what answers all of it. */
  isAnswerTo: boolean;
}

/** In the order of the weights: how words meet, then what the rules say and how the talk stands. */
export const answerFeatureNames = [
  ...featureNames,
  'sureness',
  'behindSurest',
  'likeness',
  'behindLikest',
  'foundAnswer',
  'foundNear',
  'answersShortly',
  'answersFully',
  'wholeAnswer',
  'tellsShortly',
  'tellsFully',
  'writtenFor',
  'ofOthers',
  'answerTo',
  'toldLast',
  'toldBefore',
  'inTalk',
  'fewWords',
  'saysYesOrNo',
  'saysNeither',
  'countsNothing',
  'inOneSentence',
  'inShortText',
] as const;

const FEW = 12;
const ASKS_WHETHER =
  /^(?:und |aber |oder |also |\w+ sagt |stimmt es,? dass |weisst du,? ob )*(?:ist|sind|war|waren|hat|haben|hatten?|kann|konnen|konnten?|gibt|gab|darf|durfen|muss|mussen|mussten|wird|werden|wurden?|macht|machen|lebt|leben|stimmt|isst|frisst|fressen|kommt|kommen|geht|gehen|legt|legen|schlaft|schlafen|braucht|brauchen|tut|wachst|wachsen|sieht|sehen|hort|horen|fliegt|fliegen|schwimmt|schwimmen)\b|\bstimmt das\b|\bob\b/;
export const asksWhether = ({ folded }: Said): boolean => ASKS_WHETHER.test(folded);
export const YES_OR_NO = /^(?:Ja|Nein|Doch)\b/u;
const COUNTS =
  /\d|(?<!\p{L})(?:ein\p{L}*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|kein\p{L}*|viele|hundert\p{L}*|tausend\p{L}*|Million\p{L}*|Dutzend)(?!\p{L})/u;
const isOne = (condition: boolean) => (condition ? 1 : 0);

/** The features of an entry as the answer to be told. */
export function answerFeatures(
  entry: Entry,
  byWords: Float64Array,
  { sureness, surest, likeness, likest, foundAs, isWhole, isAnswerTo }: Standing,
  { asked, checks, read }: { asked: Asked; checks: LastChecks; read: (text: string) => Said },
): Float64Array {
  const { topic, wordings } = asked;
  const said = read(asked.said);
  const content = contentOf(said);
  const shareIn = (text: string): number => {
    const keys = new Set(wordsOf(text).map(lemmaKey));
    return content.length === 0
      ? 0
      : content.filter((key) => keys.has(key)).length / content.length;
  };
  const saysYesOrNo = YES_OR_NO.test(entry.young);
  const tells = (text: string) => wordings.some((one) => tellsAsked({ text, entry }, read(one)));
  return Float64Array.from([
    ...byWords,
    sureness,
    surest - sureness,
    likeness,
    likest - likeness,
    isOne(foundAs === 'answer'),
    isOne(foundAs === 'near'),
    isOne(checks.isAnsweredBy(entry, entry.young, asked)),
    isOne(checks.isAnsweredBy(entry, entry.older, asked)),
    isOne(isWhole),
    isOne(tells(entry.young)),
    isOne(tells(entry.older)),
    isOne(checks.isWrittenFor(entry, asked)),
    isOne(checks.isOfOthers(entry, asked)),
    isOne(isAnswerTo),
    isOne(topic.entry === entry),
    isOne(topic.thing === entry.thing && topic.told.has(entry.id)),
    isOne(topic.thing !== undefined || topic.things.length > 0),
    Math.min(FEW, said.words.length) / FEW,
    isOne(asksWhether(said) && saysYesOrNo),
    isOne(asksWhether(said) && !saysYesOrNo),
    isOne(/\bwie ?viele?\b/.test(said.folded) && !COUNTS.test(entry.older)),
    Math.max(0, ...sentencesOf(entry.older).map(shareIn)),
    shareIn(entry.young),
  ]);
}

/** Words that only ask, point or join say nothing of what an answer speaks of. */
const contentOf = ({ words }: Said): string[] => [
  ...new Set(words.filter((word) => !isStopWord(word)).map(lemmaKey)),
];
const sentencesOf = (text: string) => text.split(/(?<=[^\d][.!?]) /u);
