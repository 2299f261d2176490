import type { EventClass } from '../../data/class-file.ts';
import type { StoryTask } from '../../data/load-story-data.ts';
import type { StoryCast } from '../../grammar/fill-template.ts';
import { speakerOf } from '../../reading/find-speaker.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import { spokenEnd } from '../../reading/spoken-end.ts';
import { lastEvent } from '../key/last-event.ts';
import type { StoryLines } from '../story-lines.ts';
import type { TextEnd } from './class-of.ts';

/** What a continuation may begin with. */
interface Ends extends TextEnd {
  mood: EventClass['mood'];
  /** The one it is about is there and awake. */
  isHere: boolean;
}

/**
 * The first words of a continuation: what the child's text stops at, in the child's own words.
 *
 * @returns whether there was something that can be said again.
 */
export function takeUp(
  lines: StoryLines,
  cast: StoryCast,
  reading: StoryReading,
  { data, ageGroup }: Pick<StoryTask, 'data' | 'ageGroup'>,
  { key, newThing, mood, isHere }: Ends,
): boolean {
  const { openings } = data;
  const fits = (line: string) => isHere || !line.includes('{hero');
  const add = (kind: keyof typeof openings, words: Record<string, string> = {}) =>
    lines.addOneOf(openings[kind][ageGroup].filter(fits), {
      ...cast,
      words: { ...cast.words, ...words },
    });
  const { broken } = reading;
  if (broken && isHere) {
    if (broken.question !== null) return add('unnamed', { key: broken.question });
    const all = openings.broken[ageGroup].filter((one) => !(broken.hasDoer && one.includes('{')));
    return lines.addOneOf(all, cast);
  }
  const spoken = spokenEnd(reading.corrected.text);
  if (spoken) {
    const isOwn = speakerOf(reading)?.isHero ?? true;
    const speech = isOwn ? null : asSpoken(spoken.speech);
    if (spoken.isQuestion) return add('questions');
    return (speech !== null && add('quotes', { speech })) || add('speeches');
  }
  if (newThing && add('things', { ein: newThing.name })) return true;
  if (!key) return false;
  const all = openings[moodOf(key.isWrong, mood)][ageGroup];
  // Behind a name `sie` would be she.
  // Nor is it told twice in a sentence who it is.
  const isNamed = key.text.includes(cast.hero.nom) || !key.isClear;
  const clear = all.filter((line) => fits(line) && !(isNamed && line.includes('{hero')));
  return lines.addOneOf(clear, { ...cast, words: { ...cast.words, key: key.text } });
}

/** What the very last sentence says, where it can stand alone; what is new in it is named instead. */
export function takeUpLast(
  lines: StoryLines,
  cast: StoryCast,
  reading: StoryReading,
  { data, ageGroup }: Pick<StoryTask, 'data' | 'ageGroup'>,
  { newThing, isSpoken, key, mood }: TextEnd & Pick<Ends, 'mood'>,
): boolean {
  const event = isSpoken ? null : lastEvent(reading, data);
  if (!event) return false;
  const isWrong = key?.clause === event.clause && key.isWrong;
  const isNamed = !event.isClear || event.text.includes(cast.hero.nom);
  const all = data.openings[newThing && !isWrong ? 'arrived' : moodOf(isWrong, mood)][ageGroup];
  const fitting = all.filter((line) => !(isNamed && line.includes('{hero')));
  return lines.addOneOf(fitting, { ...cast, words: { ...cast.words, key: event.text } });
}

/** What is wrong is not exciting, and what is not wrong is no misfortune, whatever its class. */
function moodOf(isWrong: boolean, mood: EventClass['mood']): EventClass['mood'] {
  if (isWrong) return mood === 'strange' ? mood : 'bad';
  return mood === 'bad' ? 'plain' : mood;
}

/** With its sign; null where only the end of what was said is left: `„…“, sagte sie, „und zwar sofort.“` */
function asSpoken(speech: string | null): string | null {
  if (speech === null || !/^\p{Lu}/u.test(speech)) return null;
  return /[!?…]$/u.test(speech) ? speech : `${speech}.`;
}
