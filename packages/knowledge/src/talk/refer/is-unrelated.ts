import type { Entry } from '../../content/entries.ts';
import type { Thing } from '../../content/thing.ts';
import { isAskingWord } from '../../recognition/aspect-frames.ts';
import { fold, isStopWord, lemmaKey } from '../../recognition/words.ts';
import { isKinOf, speaksOfName } from '../fit/answers-asked.ts';
import { namedIn, type Said } from '../said/said.ts';
import type { Topic } from '../topic.ts';
import { HAVE_THEY } from '../whole/name-pronoun.ts';

const LED = /^(?:und|aber|oder|nee?|nein|noch)\b/;
/** "Warum sind manche schwarz?": some of those that are talked of. */
const SOME_OF_THEM =
  /\b(?:manche|einige|alle|beide|viele|wenige|keine|andere) (?!(?:menschen|leute|kinder|tiere)\b)/;
const MOST_WORDS = 3;
/** "Und wie viel am Tag?" says nothing of its own. */
const SPAN = /^(?:viele?|tag|tage|jahr|woche|nacht|stunde|monat)$/;
const MOST_WITH_PRONOUN = 9;

const isCalled = ({ name, plural = name }: Thing, word: string): boolean =>
  [name, plural].some((called) => lemmaKey(fold(called)) === lemmaKey(word));

/** Named by the very word that it is called by: "waschen" is no name of the washing of hands. */
const namesIt = ({ mentions, words }: Said, thing: Thing): boolean =>
  mentions.some(
    ({ certainty, end, start, things }) =>
      certainty === 'sure' &&
      things.includes(thing) &&
      (end - start > 1 || !/en$/.test(words[start] ?? '') || isCalled(thing, words[start] ?? '')),
  );

/**
 * Whether a text is on something that nobody talked of, though a few words only go on with the talk: "und
 * waschen?" of those in a space station asks of no hands.
 */
export function isUnrelated(
  entry: Entry,
  said: Said,
  topic: Topic,
  read: (question: string) => Said,
): boolean {
  const { thing, things, recent, met = [] } = topic;
  const { folded, hasPronoun, words } = said;
  // "Wachsen die wieder nach?" behind the shark's teeth asks of nobody's bones.
  const isUnnamed = said.mentions.every(({ certainty }) => certainty !== 'sure');
  const isHave = HAVE_THEY.test(folded);
  const isOfTalk = isHave || (isUnnamed && (hasPronoun || SOME_OF_THEM.test(folded)));
  if (!thing || thing.isA.length === 0 || !(LED.test(folded) || isOfTalk)) return false;
  const isElliptic =
    words.length <= MOST_WORDS ||
    words.every((word) => isStopWord(word) || isAskingWord(word) || SPAN.test(word)) ||
    ((hasPronoun || isOfTalk) && words.length <= MOST_WITH_PRONOUN);
  if (!isElliptic || (!isHave && namesIt(said, entry.thing))) return false;
  const isNamed = said.mentions.some(
    ({ certainty, things: named }) =>
      certainty === 'sure' && named.some((one) => !one.isSecondary && namesIt(said, one)),
  );
  if (isNamed && !isHave) return false;
  const asked = (topic.asked ?? []).slice(0, 1).flatMap((one) => namedIn(read(one)));
  return ![thing, ...things, ...recent, ...met, ...asked].some(
    (one) => isKinOf(entry.thing, one) || speaksOfName(entry, one),
  );
}
