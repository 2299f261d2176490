/** The client of one build; an open tab may still need the one before. */
export const SHELL_PREFIX = 'lux-shell-';

/** What is the same for every child: drawings, letters, scripts of rare screens. */
export const SHARED_CACHE = 'lux-shared-1';

/** What belongs to the child that sits here; goes with it (`forget-own-answers.ts`). */
export const OWN_CACHE = 'lux-own-1';
