import { ApiError } from '../../../lib/api-error.ts';

/** Why LUX did not write, for the child. */
export type StoryRefusal =
  /** No line to the server. */
  | { kind: 'offline' }
  /** The gate's own words (DESIGN 6); they stay on the screen. */
  | { kind: 'safety'; isCrisis: boolean; text: string }
  /** Told in passing. */
  | { kind: 'failed'; description: string };

/** SPEC 8, word for word. */
const FAILED =
  'Bei der Erstellung des Geschichtenanfangs, der Fortsetzung oder des Charakters ist ein Fehler aufgetreten.';

/** The child can do something about these: the server's sentence says what. */
const TELLING = new Set([400, 413, 429]);

export function storyRefusal(error: unknown): StoryRefusal {
  if (!(error instanceof ApiError)) return { kind: 'failed', description: FAILED };
  const { status, code, message, isForPerson } = error;
  if (code === 'NO_CONNECTION') return { kind: 'offline' };
  if (code === 'CRISIS' || code === 'NOT_CHILD_SAFE') {
    return { kind: 'safety', isCrisis: code === 'CRISIS', text: message };
  }
  const isTelling = isForPerson && (TELLING.has(status) || code === 'DATABASE_CONNECTION_FAILED');
  return { kind: 'failed', description: isTelling ? message : FAILED };
}
