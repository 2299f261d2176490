/** What the build says about itself, put in by `build/offline-worker.ts`. */
export interface Shell {
  /** Changes with every file of the client. */
  version: string;
  /** Addresses that are fetched when the worker is installed; the first is the page that shows every screen. */
  files: readonly string[];
}
