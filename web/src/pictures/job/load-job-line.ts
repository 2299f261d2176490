/** Brings what talks with the server about jobs. Rejects where it does not come. */
export const loadJobLine = () => import('./job-line.ts').then((m) => m.jobLine);
