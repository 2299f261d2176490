/** Drawings and the like that are kept at most: some 2 kB each. */
export const sharedLimit = 800;
