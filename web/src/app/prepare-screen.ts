import { screens } from './screens.ts';

/** Brings the script of the screen at this path, where it has one of its own. Rejects where it does not come. */
export async function prepareScreen(path: string): Promise<void> {
  await screens[path]?.prepare();
}
