/** Brings what talks with the server about jobs. Rejects where it does not come. */
export const loadJobClient = () => import('./job-client.ts').then((m) => m.jobClient);
