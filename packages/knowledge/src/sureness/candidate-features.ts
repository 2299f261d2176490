import type { Entry } from '../content/entries.ts';
import type { Thing } from '../content/thing.ts';
import type { Reading } from '../reader/read-saying.ts';
import { kindAgreement } from '../recognition/question-kind.ts';
import type { Measure } from '../search/measure-entry.ts';
import { isSameAspect } from '../talk/comparison/same-aspects.ts';
import { answersKind, GIVES_REASON } from '../talk/fit/fits-question.ts';
import type { Said } from '../talk/said/said.ts';
import type { Wanted } from '../talk/said/wanted.ts';

/** A question as it is judged: `about` is what "der" in it means. */
export interface Judged {
  said: Said;
  wanted: Wanted;
  reading: Reading;
  about: Thing | undefined;
}

/** How the search ranked an entry: its score, and how far it is ahead of the next one. */
export interface Ranked {
  score: number;
  lead: number;
}

const LONG = 12;
const MUCH = 4;

/** What tells whether an entry answers a question, in the order of the weights. */
export const featureNames = [
  'leftOut',
  'unspoken',
  'content',
  'noContent',
  'oneWord',
  'asked',
  'ofAsk',
  'alike',
  'askKind',
  'isAspect',
  'firstAspect',
  'laterAspect',
  'likeAspect',
  'noAspectAsked',
  'plainAspect',
  'explains',
  'isWhat',
  'read',
  'readOther',
  'readNone',
  'readOfAsk',
  'named',
  'inCompound',
  'othersNamed',
  'othersOnly',
  'nobody',
  'ofTopic',
  'answersKind',
  'noReason',
  'length',
  'asksWhy',
  'asksMany',
  'asksMeasure',
  'asksWhat',
  'asksHow',
  'asksWho',
  'score',
  'lead',
] as const;

const isOne = (condition: boolean) => (condition ? 1 : 0);

/** The features of one entry as a possible answer. */
export function candidateFeatures(
  entry: Entry,
  { said, wanted, reading, about }: Judged,
  measure: Measure,
  { score, lead }: Ranked,
): Float64Array {
  const { aspect } = entry;
  const isAspect = aspect !== undefined;
  const place = isAspect ? wanted.aspects.indexOf(aspect) : -1;
  const [asked] = wanted.aspects;
  const names = said.mentions.filter(({ things }) => things.some((one) => !one.isSecondary));
  const own = said.mentions.filter(({ things }) => things.includes(entry.thing));
  const others = names.filter(({ things }) => !things.includes(entry.thing)).length;
  const isOfTopic = about !== undefined && about === entry.thing;
  const isNamed = own.length > 0 || isOfTopic;
  const isSaid = reading.aspect === aspect;
  const { kind } = wanted;
  const { askKind, content, leftOut, unspoken } = measure;
  return Float64Array.of(
    leftOut,
    Math.min(MUCH, unspoken) / MUCH,
    Math.min(MUCH, content) / MUCH,
    isOne(content === 0),
    isOne(content === 1),
    measure.asked,
    measure.ofAsk,
    measure.asked * measure.ofAsk,
    askKind === undefined ? 0 : kindAgreement(kind, askKind),
    isOne(isAspect),
    isOne(place === 0),
    isOne(place > 0),
    isOne(isAspect && place !== 0 && asked !== undefined && isSameAspect(asked, aspect)),
    isOne(asked === undefined),
    place === 0 ? 1 - leftOut : 0,
    isOne((aspect === 'why' || aspect === 'how') && unspoken > 0),
    isOne(aspect === 'what'),
    isAspect && isSaid ? reading.aspectShare : 0,
    isAspect && !isSaid && reading.aspect !== 'none' ? reading.aspectShare : 0,
    isAspect && reading.aspect === 'none' ? reading.aspectShare : 0,
    !isAspect && reading.aspect !== 'none' ? reading.aspectShare : 0,
    isOne(isNamed),
    isOne(own.some(({ rest }) => rest !== undefined)),
    isOne(others > 0),
    isOne(others > 0 && !isNamed),
    isOne(names.length === 0 && about === undefined),
    isOne(isOfTopic),
    isOne(answersKind(entry, wanted)),
    isOne(wanted.questionWord === 'warum' && !GIVES_REASON.test(entry.older)),
    Math.min(LONG, said.words.length) / LONG,
    isOne(kind === 'why'),
    isOne(kind === 'many'),
    isOne(kind === 'measure'),
    isOne(kind === 'what'),
    isOne(kind === 'how'),
    isOne(kind === 'who' || kind === 'when' || kind === 'where'),
    score,
    lead,
  );
}
