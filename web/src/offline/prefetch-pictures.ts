import { drawingUrl } from '../components/drawing.tsx';

/** The newest pictures of a list: a tablet's room is not ours alone. */
const LIMIT = 24;

async function fetchAhead(urls: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return;
  if (!navigator.onLine) return;
  for (const url of urls) {
    try {
      if ((await caches.match(url)) === undefined) await fetch(url);
    } catch {
      // The next visit tries again.
    }
  }
}

/**
 * Fetches whole pictures of which only the small version is shown, so that the service worker caches
 * them for when the browser is offline. Without a worker it does nothing. Never rejects.
 */
export function prefetchPictures(imageUrls: readonly string[]): Promise<void> {
  return fetchAhead(imageUrls.filter((one) => one.startsWith('/media/')).slice(0, LIMIT));
}

/** The same of OpenMoji drawings, by their codes. */
export function prefetchDrawings(codes: readonly string[]): Promise<void> {
  return fetchAhead([...new Set(codes)].map(drawingUrl));
}
