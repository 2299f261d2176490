import type { JobFailureReason } from '@lux/contracts/media/job-failure-reason.ts';

/** Why a job gave up, for admins. */
export const failureLabels: Record<JobFailureReason, string> = {
  NOT_PAINTABLE: 'Das lässt sich mit der eingebauten KI nicht malen.',
  NOT_CHILD_SAFE: 'Zum Schutz des Kindes abgelehnt.',
  PROVIDER_FAILED: 'Der KI-Anbieter hat nicht oder falsch geantwortet.',
  TIMED_OUT: 'Es hat zu lange gedauert.',
  CANCELLED: 'Abgebrochen.',
  INTERNAL: 'Ein Fehler im Programm.',
};
