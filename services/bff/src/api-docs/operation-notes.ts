import { adminNotes } from './notes/admin-notes.ts';
import { childNotes } from './notes/child-notes.ts';
import type { OperationNote } from './notes/operation-note.ts';
import { teacherNotes } from './notes/teacher-notes.ts';

/** By method and path as the document has them; a test fails for a call without a note. */
export const operationNotes: Readonly<Record<string, OperationNote>> = {
  ...childNotes,
  ...teacherNotes,
  ...adminNotes,
};
