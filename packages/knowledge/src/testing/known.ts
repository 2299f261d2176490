import { loadThings } from '../content/load-things.ts';
import { createKnowledge } from '../talk/create-knowledge.ts';

/** All things, and what is known of them: made once for all files that a process tests, as it takes seconds. */
export const things = loadThings();
export const knowledge = createKnowledge(things);
