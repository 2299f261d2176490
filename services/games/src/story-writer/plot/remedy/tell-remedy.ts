import type { StoryTask } from '../../data/load-story-data.ts';
import type { Remedy, RemedyName } from '../../data/remedy-file.ts';
import type { StoryCast } from '../../grammar/fill-template.ts';
import type { StoryReading } from '../../reading/read-story.ts';
import { isTense } from '../child/is-tense.ts';
import { roleOf } from '../event-cast.ts';
import { lastEvent } from '../key/last-event.ts';
import type { StoryLines } from '../story-lines.ts';
import { findHelpers, type Helper, isAmongPeople, roleOfWorker } from './find-helper.ts';
import { type FoundRemedy, findRemedy } from './find-remedy.ts';

type Task = Pick<StoryTask, 'data' | 'ageGroup'>;

/**
 * Tells how something lost, taken, stuck or out of reach comes right, with who is there to help.
 *
 * @returns what was told; null where nothing of these kinds is wrong.
 */
export function tellRemedy(
  lines: StoryLines,
  cast: StoryCast,
  reading: StoryReading,
  task: Task,
): FoundRemedy | null {
  const found = findRemedy(reading, task.data);
  if (!found) return null;
  const { name, what, thief } = found;
  const roles = { ...cast.roles, ...(what && { what: roleOf(what) }) };
  // `Niemand hörte sie`: nobody need hear her now.
  const isUnheard = name === 'stuckSelf' && UNHEARD.test(reading.corrected.text);
  const helpers: Helper[] = thief
    ? [{ as: 'known', role: roleOf(thief) }]
    : helpersFor(name, reading, task).filter(
        ({ as, role }) => role.nom !== what?.nom && !(isUnheard && as === 'new'),
      );
  if (isUnheard && helpers.length === 0) return null;
  const words = { ...cast.words, result: found.result ?? '' };
  return tellBy(name, helpers, lines, { ...cast, roles, words }, task) ? found : null;
}

/** That somebody helps, before what the child's own words say is put right; false where nobody is there. */
export function tellHelp(
  lines: StoryLines,
  cast: StoryCast,
  reading: StoryReading,
  task: Task,
  name: 'helped' | 'lack' | 'tried',
): boolean {
  const isAsked = name === 'lack' && isAmongPeople(reading, task.data);
  if (name === 'lack' && !isAsked) return false;
  const helpers = isAsked ? [roleOfWorker('die Nachbarin')] : findHelpers(reading, task.data);
  return tellBy(name, helpers, lines, cast, task);
}

/** What is hard in the child's own words, and that nobody is left alone with it; a quiet end where nothing is hard. */
export function tellHonestly(
  lines: StoryLines,
  cast: StoryCast,
  reading: StoryReading,
  task: Task,
): void {
  const { data, ageGroup } = task;
  const event = lastEvent(reading, data);
  const isWrong =
    event !== null &&
    (event.clause.isNegated ||
      reading.open.some(
        ({ clause, kind }) => clause === event.clause && data.kinds.problems.has(kind),
      ));
  if (isWrong) {
    const words = { ...cast.words, key: event.text };
    lines.addOneOf(data.remedies.hard[ageGroup], { ...cast, words }, true);
  } else if (!isTense(reading, data.kinds)) {
    // Where nothing is wrong, nothing need come right.
    lines.addOneOf(data.helps.quiet[ageGroup], cast, true);
    return;
  }
  tellBy('honest', findHelpers(reading, data), lines, cast, task);
}

/** Who is high up is fetched by a grown-up, and nobody unheard calls again. */
function helpersFor(name: RemedyName, reading: StoryReading, { data }: Task): Helper[] {
  const helpers = findHelpers(reading, data);
  if (name !== 'high' || helpers.some(({ as }) => as === 'new')) return helpers;
  return isAmongPeople(reading, data) ? [...helpers, roleOfWorker('die Nachbarin')] : helpers;
}

const UNHEARD =
  /(?:niemand|keiner)[^.!?]*(?:hör|antwort)|(?:hör|antwort)\p{L}*[^.!?]*(?:niemand|keiner)/iu;

function tellBy(
  name: RemedyName,
  helpers: readonly Helper[],
  lines: StoryLines,
  cast: StoryCast,
  { data, ageGroup }: Task,
): boolean {
  const remedy: Remedy = data.remedies[name];
  const told = helpers.some(({ as, role, ein }) => {
    const roles = { ...cast.roles, friend: role };
    const words = { ...cast.words, ...(ein && { ein }) };
    return lines.addOneOf(remedy[as]?.[ageGroup], { ...cast, roles, words }, true);
  });
  return told || lines.addOneOf(remedy.alone?.[ageGroup], cast, true);
}
