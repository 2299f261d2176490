import { type Entry, speaksOf } from '../content/entries.ts';
import { isStopWord, lemmaKey, wordsOf } from '../recognition/words.ts';
import { isKinOf, speaksOfName } from '../talk/fit/answers-asked.ts';
import { meansIn } from '../talk/fit/left-unanswered.ts';
import { namedIn, type Said } from '../talk/said/said.ts';
import type { Topic } from '../talk/topic.ts';
import { answerFeatureNames } from './answer-features.ts';

/** In the order of the weights: behind all others, how an entry goes on with the talk that a question stands in. */
export const inTalkFeatureNames = [
  ...answerFeatureNames,
  'ofTalked',
  'kinOfTalked',
  'namesTalked',
  'ofToldLast',
  'ownWords',
  'ownSpokenOf',
  'ownInAsk',
  'askSaid',
  'lastInAsk',
  'lastSpokenOf',
  'sameAsTold',
  'led',
  'pointsBack',
  'namesOther',
  'namesPart',
] as const;

const MUCH = 4;
const LED = /^(?:und|aber|oder|also|auch|dann)\b/;
const isOne = (condition: boolean) => (condition ? 1 : 0);
const contentOf = (words: readonly string[]): string[] => [
  ...new Set(words.filter((word) => !isStopWord(word))),
];
const shareOf = (words: readonly string[], isIn: (word: string) => boolean): number =>
  words.length === 0 ? 0 : words.filter(isIn).length / words.length;

/** Whether anything was talked of that a question may go on with. */
export const isInTalk = ({ thing, things }: Topic): boolean =>
  thing !== undefined || things.length > 0;

/** How well an entry goes on with a talk. */
export function talkFeatures(
  entry: Entry,
  said: Said,
  topic: Topic,
  read: (text: string) => Said,
): number[] {
  const { recent, things } = topic;
  const [thing = entry.thing] = topic.thing ? [topic.thing] : things;
  const naming = new Set(
    [thing, entry.thing].flatMap(({ name, plural = name, also }) =>
      [name, plural, ...also].flatMap(wordsOf).map(lemmaKey),
    ),
  );
  const own = contentOf(said.words).filter((word) => !naming.has(lemmaKey(word)));
  const last = contentOf(read(topic.asked?.[0] ?? '').words).filter(
    (word) => !naming.has(lemmaKey(word)),
  );
  const spoken = speaksOf(entry);
  const text = `${entry.asks.join(' ')} ${entry.older}`;
  const speaks = (word: string) => spoken.has(lemmaKey(word)) || meansIn(word, text);
  const known = new Set([...own, ...last].map(lemmaKey));
  const [ask] = entry.asks
    .map((one) => {
      const words = contentOf(wordsOf(one)).filter((word) => !naming.has(lemmaKey(word)));
      const keys = new Set(words.map(lemmaKey));
      const inAsk = (word: string) => keys.has(lemmaKey(word)) || meansIn(word, one);
      return {
        own: shareOf(own, inAsk),
        said: words.length === 0 ? 1 : shareOf(words, (word) => known.has(lemmaKey(word))),
        last: shareOf(last, inAsk),
      };
    })
    .sort((a, b) => b.own + b.said - a.own - a.said);
  const named = namedIn(said).filter((one) => one !== thing);
  const ofTalk = [thing, ...things, ...recent];
  return [
    isOne(entry.thing === thing),
    isOne(entry.thing !== thing && ofTalk.some((one) => isKinOf(entry.thing, one))),
    isOne(entry.thing !== thing && speaksOfName(entry, thing)),
    isOne(topic.entry !== undefined && topic.entry.thing === entry.thing),
    Math.min(MUCH, own.length) / MUCH,
    shareOf(own, speaks),
    ask?.own ?? 0,
    ask?.said ?? 0,
    ask?.last ?? 0,
    shareOf(last, speaks),
    isOne(entry.aspect !== undefined && entry.aspect === topic.entry?.aspect),
    isOne(LED.test(said.folded)),
    isOne(said.hasPronoun),
    isOne(named.some((one) => !one.isSecondary)),
    isOne(named.some((one) => one.isSecondary)),
  ];
}
