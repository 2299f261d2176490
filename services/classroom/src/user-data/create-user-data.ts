import type { Id, OwnerId } from '@lux/contracts/common/ids.ts';
import { lessonPeriod, type UserData } from '@lux/service-kit/server/user-data-routes.ts';
import { viewAlert } from '../alerts/alert.store.ts';
import { viewClass } from '../classes/view-class.ts';
import type { Deps } from '../deps.ts';
import { closePlace } from '../joins/leave-place.ts';
import type { PlaceRecord } from '../joins/place.store.ts';
import { forgetProgress } from '../progress/forget-progress.ts';
import { describeProgress } from '../progress/views/describe-progress.ts';

/** What classroom keeps of teachers, seats and guests. */
export function createUserData(deps: Deps): UserData {
  const { classes, places, alerts, looks, progress } = deps;
  return {
    list: async (owners) => {
      const teacherIds = idsOf(owners, 'user');
      const seatIds = idsOf(owners, 'seat');
      const taught = (await Promise.all(teacherIds.map((id) => classes.listOfTeacher(id)))).flat();
      const written = (await Promise.all(teacherIds.map((id) => looks.listOfTeacher(id)))).flat();
      const taken = await places.listOfOwners(owners);
      return {
        classes: taught.map((schoolClass) => viewClass(schoolClass)),
        materials: await describeMaterials(deps, teacherIds),
        looks: [...written, ...(await looks.listOfSeats(seatIds))],
        progress: (await progress.listOf(owners)).flatMap(describeProgress),
        alerts: (await alerts.listOfSeats(seatIds)).map(viewAlert),
        places: taken.map(({ label, firstJoinedAt, looks: seen, activity }) => ({
          label,
          joinedAt: firstJoinedAt.toISOString(),
          looks: seen.map(({ at }) => at.toISOString()),
          questions: activity?.questions ?? 0,
          pictures: activity?.pictures ?? 0,
          rounds: activity?.rounds ?? 0,
        })),
      };
    },

    /**
     * A teacher's materials, shared or not; what children can do; of a guest and a seat, their places and what was told of them. A teacher's classes belong to the
     * school and go to the owner (`departTeacher`); of the log of looks nothing goes.
     */
    remove: async (owners) => {
      for (const userId of idsOf(owners, 'user')) {
        await loseTeacher(deps, userId);
        await deps.materials.removeOfTeacher(userId);
        await deps.lessonMaterials.removeOfTeacher(userId);
      }
      for (const seatId of idsOf(owners, 'seat')) await alerts.removeSeenOfSeat(seatId);
      await forgetProgress(deps, owners);
      const own = owners.filter((owner) => !owner.startsWith('user:'));
      await removePlaces(deps, await places.listOfOwners(own));
    },

    /** The places that these owners took in a period of time. */
    wipe: async ({ owners, ...period }) => {
      const { from, to } = lessonPeriod(period);
      const taken = await places.listOfOwners(owners);
      await removePlaces(
        deps,
        taken.filter(({ firstJoinedAt }) => firstJoinedAt >= from && firstJoinedAt <= to),
      );
    },
  };
}

/** As its teacher wrote it. */
async function describeMaterials({ materials }: Deps, teacherIds: Id[]): Promise<object[]> {
  const own = (await Promise.all(teacherIds.map((id) => materials.listOfTeacher(id)))).flat();
  return own.map(({ kind, title, ageGroup, body, isShared, createdAt }) => ({
    ...{ kind, title, ageGroup, body, isShared },
    createdAt: createdAt.toISOString(),
  }));
}

async function removePlaces(deps: Deps, taken: PlaceRecord[]): Promise<void> {
  await deps.places.remove(taken.map(({ _id }) => _id));
  for (const place of taken) {
    await deps.boards.drop(place.lessonId, [place.placeId]);
    await closePlace(deps, place);
  }
}

/** Classes that others teach, too, go on without this one; of the rest the name goes. */
async function loseTeacher({ classes }: Deps, userId: Id): Promise<void> {
  for (const read of await classes.listOfTeacher(userId)) {
    const others = read.teachers.filter((teacher) => teacher.userId !== userId);
    const teachers = others.length > 0 ? others : [{ userId, username: null }];
    await classes.change(read, { teachers });
  }
}

function idsOf(owners: OwnerId[], kind: 'user' | 'seat'): Id[] {
  return owners
    .filter((owner) => owner.startsWith(`${kind}:`))
    .map((owner) => owner.slice(kind.length + 1));
}
