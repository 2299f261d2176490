import { createBuiltInTeacher } from '../create-built-in-teacher.ts';

/** The teacher on an afternoon in June, made once for all files that a process tests, as it takes seconds. */
export const teacher = createBuiltInTeacher({ now: () => new Date('2026-06-16T12:30:00Z') });
