import { type Lesson, LessonArea, type NewLesson } from '@lux/contracts/classroom/lesson.ts';

/** How long lessons usually are. */
export const USUAL_MINUTES = [20, 30, 45, 60, 90] as const;

const FIRST: NewLesson = {
  minutes: 45,
  areas: [...LessonArea.options],
  topic: null,
  afterwards: 'wipe',
  allowsGuests: false,
  practice: [],
  hasTimer: true,
};

/** What a new lesson begins with: the settings of the class's last one, without its topic. */
export function lastSettings(newestFirst: readonly Lesson[]): NewLesson {
  const [last] = newestFirst;
  if (last === undefined) return FIRST;
  const { areas, afterwards, allowsGuests, practice, hasTimer } = last;
  const kept = { areas, afterwards, allowsGuests, practice, hasTimer };
  return { minutes: plannedMinutes(last), topic: null, ...kept };
}

/** A lesson that was ended early is told by its end, so the usual length that it fits into counts. */
function plannedMinutes({ startedAt, endsAt }: Lesson): number {
  const minutes = Math.round((Date.parse(endsAt) - Date.parse(startedAt)) / 60_000);
  return USUAL_MINUTES.find((usual) => usual >= minutes) ?? Math.min(minutes, 480);
}
