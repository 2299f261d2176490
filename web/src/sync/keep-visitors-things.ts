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

/**
 * Keeps a visitor's things on the server as well, from the first one on: Safari empties its storage after
 * seven days without a visit, and then they come back. Call it once, when the page stands.
 *
 * @returns when they are back, or could not be fetched; at once where nothing was emptied.
 */
export async function keepVisitorsThings(): Promise<void> {
  const isOfVisitor = () => keeperOfDevice() === VISITOR;
  const begin = async () => {
    stopWatching();
    const [{ startSync }, { startWorks }] = await Promise.all([
      import('./use-sync.ts'),
      import('./works/use-works.ts'),
    ]);
    const { first } = startSync(VISITOR, () => {});
    startWorks(VISITOR);
    await first;
  };
  const stopWatching = storage.watch((key) => {
    if (KEPT.has(key) && isOfVisitor()) begin().catch(() => {});
  });
  const hasThings = [...KEPT].some((key) => storage.readText(key) !== null);
  if (isOfVisitor() && (hasThings || isVisitorRestored())) await begin();
}
