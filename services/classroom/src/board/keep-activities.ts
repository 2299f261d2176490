import type { Deps } from '../deps.ts';

/** Writes down what children do, a few seconds late, for when Redis loses it. */
export async function keepActivities({ boards, places }: Pick<Deps, 'boards' | 'places'>) {
  for (const lessonId of await boards.takeChanged()) {
    await places.keepActivities(lessonId, await boards.readActivities(lessonId));
  }
}
