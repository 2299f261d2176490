import type { StoryTask } from '../../data/load-story-data.ts';
import type { StoryReading } from '../../reading/read-story.ts';

/** Words that say something is not as it should be. */
const TENSE =
  /(?<!\p{L})(?:aber|doch|plötzlich|einmal|nicht|kein\p{L}*|niemand|nie|angst|weg|kalt|da|schrie\p{L}*|hilfe|allein|leer|warnen|droh\p{L}*|gefahr|bereuen|kratzer|heimlich|fleck|verloren|komisch|seltsam|kaputt|minuten|umgezogen|leere|hinten|heiß|brett|dreimeterbrett|pudding|bühne|still|zitter\p{L}*|hängt|hing|verschwunden)(?!\p{L})/iu;

/** Whether anything is wrong in a text, or just happens. */
export function isTense(
  { open, corrected }: Pick<StoryReading, 'open' | 'corrected'>,
  kinds: StoryTask['data']['kinds'],
): boolean {
  return open.some(({ kind }) => kinds.problems.has(kind)) || TENSE.test(corrected.text);
}
