import type { Entry } from '../../content/entries.ts';
import { isStopWord, lemmaKey, wordsOf } from '../../recognition/words.ts';
import { meansIn } from '../fit/left-unanswered.ts';
import type { Said } from '../said/said.ts';
import type { Topic } from '../topic.ts';

/** "Können andere Vögel das auch?", "machen Wale das auch so?" */
const SAME_OF_OTHERS =
  /^(?:und |aber )?(?:konnen|kann|machen|macht|tun|tut|haben|hat|mogen|mag|brauchen|braucht) (?!(?:der|die|das|er|sie|es|man|ich|du|wir) )(?:\w+ ){1,4}(?:das|es|so was|sowas) auch(?: so)?[ ?.!]*$/;

/** What inflection leaves of most words. */
const STEM_LETTERS = 4;

/** Whether a question asks the last one of somebody else, and what was found speaks of something else. */
export function isAskedOfOthers(
  said: Said,
  entry: Entry | undefined,
  topic: Topic,
  read: (question: string) => Said,
): boolean {
  const [before] = topic.asked ?? [];
  if (!SAME_OF_OTHERS.test(said.folded) || !entry || !topic.thing || before === undefined)
    return false;
  if (entry.aspect !== undefined && entry.aspect === topic.entry?.aspect) return false;
  const naming = new Set([topic.thing.name, ...topic.thing.also].flatMap(wordsOf).map(lemmaKey));
  const asked = read(before)
    .words.filter((word) => !isStopWord(word) && !naming.has(lemmaKey(word)))
    .map((word) => word.slice(0, STEM_LETTERS));
  const text = `${entry.young} ${entry.older}`;
  const told = wordsOf(text);
  return !asked.some((stem) => told.some((word) => word.startsWith(stem)) || meansIn(stem, text));
}
