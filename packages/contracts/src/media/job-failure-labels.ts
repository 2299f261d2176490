import type { JobFailureReason } from './job.ts';

/** Why a job gave up, for admins, on the screen and in exported tables. */
export const jobFailureLabels: Record<JobFailureReason, string> = {
  NOT_PAINTABLE: 'Das lässt sich mit der eingebauten KI nicht malen.',
  NOT_CHILD_SAFE: 'Zum Schutz des Kindes abgelehnt.',
  PROVIDER_FAILED: 'Der KI-Anbieter hat nicht oder falsch geantwortet.',
  TIMED_OUT: 'Es hat zu lange gedauert.',
  CANCELLED: 'Abgebrochen.',
  INTERNAL: 'Ein Fehler im Programm.',
};
