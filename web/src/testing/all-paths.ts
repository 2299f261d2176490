import { drawnPaths } from '../prerender/drawn-paths.ts';

/** Every screen of SPEC 2, those about a child's data, and one that does not exist. */
export const allPaths = [...drawnPaths, '/coloring?page=coloring-1', '/gibt-es-nicht'] as const;
