/** The newest pictures of a list: a tablet's room is not ours alone. */
const LIMIT = 24;

/**
 * Fetches whole pictures of which only the small version is shown, so that the service worker caches
 * them for when the browser is offline. Without a worker it does nothing. Never rejects.
 */
export async function prefetchPictures(imageUrls: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return;
  if (!navigator.onLine) return;
  for (const url of imageUrls.filter((one) => one.startsWith('/media/')).slice(0, LIMIT)) {
    try {
      if ((await caches.match(url)) === undefined) await fetch(url);
    } catch {
      // The next visit tries again.
    }
  }
}
