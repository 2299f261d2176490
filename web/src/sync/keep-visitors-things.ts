import { storage } from '../lib/storage/storage.ts';
import { storageKeys } from '../lib/storage/storage-keys.ts';
import { isVisitorRestored } from '../lib/storage/visitor-token.ts';
import { keeperOfDevice, VISITOR } from './keeper.ts';

/** What a visitor keeps on the server. Whoever has none of it yet pays for nothing. */
const KEPT: ReadonlySet<string> = new Set([
  storageKeys.generatedImages,
  storageKeys.generatedColoringPages,
  storageKeys.coloringWorks,
  storageKeys.savedStories,
  storageKeys.askedQuestions,
  storageKeys.lettersAsked,
  storageKeys.calmMode,
  storageKeys.interestTheme,
]);

const hasThings = (): boolean => [...KEPT].some((key) => storage.readText(key) !== null);

/**
 * Keeps a visitor's things on the server as well, from the first one on: Safari empties its storage after
 * seven days without a visit, and then they come back. It rests while nothing is here, as after a child
 * has left. Call it once, when the page stands.
 *
 * @returns when they are back, or could not be fetched; at once where nothing was emptied.
 */
export async function keepVisitorsThings(): Promise<void> {
  let stop: (() => void) | null = null;

  const begin = async () => {
    let isStopped = false;
    stop = () => {
      isStopped = true;
    };
    const [{ startSync }, { startWorks }] = await Promise.all([
      import('./use-sync.ts'),
      import('./works/use-works.ts'),
    ]);
    if (isStopped) return;
    const sync = startSync(VISITOR, () => {});
    const stopWorks = startWorks(VISITOR);
    stop = () => {
      sync.stop();
      stopWorks();
    };
    await sync.first;
  };
  const follow = () => {
    if (stop !== null && !hasThings()) {
      stop();
      stop = null;
    } else if (stop === null && hasThings() && keeperOfDevice() === VISITOR) {
      begin().catch(() => {});
    }
  };
  storage.watch((key) => {
    if (KEPT.has(key)) follow();
  });
  if (keeperOfDevice() === VISITOR && (hasThings() || isVisitorRestored())) await begin();
}
