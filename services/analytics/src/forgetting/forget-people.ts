import type {
  ForgetRequest,
  LessonForgetRequest,
} from '@lux/contracts/analytics/visitor-requests.ts';
import { legacyVisitorMark } from '@lux/service-kit/secrets.ts';
import type { Deps } from '../deps.ts';

/**
 * Takes what tells of a person out of these people's events: of those that are stored, and of those
 * still in the stream, as the consumer looks here after each batch. In this order: a batch stored
 * before the second step is found by it, one stored after it finds the note of the first.
 */
export async function forgetPeople(
  deps: Pick<
    Deps,
    'forgotten' | 'adoptions' | 'requests' | 'alerts' | 'activeVisitors' | 'deadLetters'
  >,
  people: ForgetRequest,
): Promise<void> {
  const { forgotten, requests, activeVisitors } = deps;
  await forgotten.add(people);
  if (people.userId) await forgetAdoptions(deps, people.userId);
  await requests.forget(people);
  await unlinkAlerts(deps);
  await activeVisitors.forget(people.visitorMarks);
  await deps.deadLetters.forget(isAbout(people));
}

/**
 * The same for a lesson that is over and kept by nobody: its events stay as counts, whoever was in it
 * (CLASSROOM "Over, gone"). Doing it again finds nothing left.
 */
export async function forgetLesson(
  deps: Pick<Deps, 'forgotten' | 'requests' | 'alerts' | 'deadLetters'>,
  lesson: LessonForgetRequest,
): Promise<void> {
  await deps.forgotten.addLesson(lesson);
  await deps.requests.forgetLesson(lesson);
  await unlinkAlerts(deps);
  await deps.deadLetters.forget((content) => content.includes(lesson.lessonId));
}

/** Open alerts outlive whose they are, as a call for help does (`requests.forget`). They are few. */
async function unlinkAlerts({
  alerts,
  requests,
}: Pick<Deps, 'alerts' | 'requests'>): Promise<void> {
  const { open } = await alerts.list();
  for (const { _id, openFor, requestIds } of open) {
    if (openFor !== _id && (await requests.areForgotten(requestIds))) await alerts.unlink(_id);
  }
}

/** What the user asked as a visitor may still be under way; of the user themselves no note stays. */
async function forgetAdoptions(
  { forgotten, adoptions }: Pick<Deps, 'forgotten' | 'adoptions'>,
  userId: string,
): Promise<void> {
  await forgotten.addVisitors(await adoptions.ofUser(userId));
  await adoptions.removeOfUser(userId);
}

/** JSON within JSON has its quotation marks behind backslashes. */
const TOKEN = /visitorToken\\*":\\*"([A-Za-z0-9._-]{4,128})/g;

/** Looks at the text itself, as dead letters are often such that cannot be read in another way. */
function isAbout({
  visitorMarks,
  userId,
  seatIds = [],
  owners = [],
}: ForgetRequest): (content: string) => boolean {
  const marks = new Set(visitorMarks);
  return (content) => {
    if (userId && content.includes(`"${userId}`)) return true;
    if ([...seatIds, ...owners].some((id) => content.includes(id))) return true;
    const tokens = content.matchAll(TOKEN);
    return tokens.some(([, token = '']) => marks.has(token) || marks.has(legacyVisitorMark(token)));
  };
}
