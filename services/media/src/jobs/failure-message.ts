import type { JobFailureReason, JobKind } from '@lux/contracts/media/job.ts';

/** Pictures and colouring pages: SPEC 8, word for word. */
const NOT_MADE: Record<JobKind, string> = {
  image: 'Das Bild konnte nicht generiert werden. Bitte versuche es später noch einmal.',
  coloring: 'Das Ausmalbild konnte nicht generiert werden',
  pdf: 'Die Druckseiten konnten nicht erstellt werden. Bitte versuche es später noch einmal.',
};

const CANCELLED: Record<JobKind, string> = {
  image: 'Okay, ich male das Bild nicht. Wünsch dir gern ein anderes!',
  coloring: 'Okay, ich male das Ausmalbild nicht. Wünsch dir gern ein anderes!',
  pdf: 'Okay, ich mache keine Druckseiten daraus.',
};

/** What a child reads and hears when its job failed, unless the situation has better words. */
export function failureMessage(kind: JobKind, reason: JobFailureReason): string {
  switch (reason) {
    case 'NOT_PAINTABLE':
      return 'Das kann ich leider noch nicht malen. Wünsch dir gern etwas anderes!';
    case 'NOT_CHILD_SAFE':
      return 'Das male ich lieber nicht. Denk dir etwas anderes aus!';
    case 'CANCELLED':
      return CANCELLED[kind];
    case 'PROVIDER_FAILED':
    case 'TIMED_OUT':
    case 'INTERNAL':
      return NOT_MADE[kind];
  }
}
