import type { JobFailureReason } from '@lux/contracts/media/job-failure-reason.ts';

/** SPEC 8, word for word. */
const NOT_GENERATED =
  'Das Bild konnte nicht generiert werden. Bitte versuche es später noch einmal.';

/** What a child reads and hears when its job failed, unless the situation has better words. */
export const failureMessages: Record<JobFailureReason, string> = {
  NOT_PAINTABLE: 'Das kann ich leider noch nicht malen. Wünsch dir gern etwas anderes!',
  NOT_CHILD_SAFE: 'Das male ich lieber nicht. Denk dir etwas anderes aus!',
  PROVIDER_FAILED: NOT_GENERATED,
  TIMED_OUT: NOT_GENERATED,
  CANCELLED: 'Okay, ich male das Bild nicht. Wünsch dir gern ein anderes!',
  INTERNAL: NOT_GENERATED,
};
