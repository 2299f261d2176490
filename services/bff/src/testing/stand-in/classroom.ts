import { commonErrors } from '@lux/service-kit/errors/common-errors.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { standInClasses } from './classroom/classes.ts';
import { createSchool } from './classroom/create-school.ts';
import { standInLessons } from './classroom/lessons.ts';
import { standInMaterials } from './classroom/materials.ts';
import { standInPlaces } from './classroom/places.ts';
import { standInProgress } from './classroom/progress.ts';
import type { Recorded } from './recorded.ts';

/** Classes, lessons and places, in the fewest words that the contracts take. */
export function standInClassroom(
  server: Server,
  recorded: Pick<Recorded, 'orders' | 'classroom'>,
): void {
  server.addHook('onRequest', async ({ url }) => {
    const isClassroom =
      /^\/(classes|lessons|joins|places|teachers|garden|practice|materials)(\/|$)/.test(url);
    if (isClassroom && recorded.classroom.isAway) throw commonErrors.SERVICE_UNAVAILABLE();
  });
  const school = createSchool();
  standInClasses(server, school, recorded);
  standInLessons(server, school);
  standInPlaces(server, school, recorded);
  standInMaterials(server, school);
  standInProgress(server, school);
}
