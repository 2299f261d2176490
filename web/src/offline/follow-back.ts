import { storage } from '../lib/storage/storage.ts';
import { storageKeys } from '../lib/storage/storage-keys.ts';

const childNow = () =>
  `${storage.readText(storageKeys.keptUserId)} ${storage.readText(storageKeys.visitorToken)}`;

/**
 * A page that "back" brings out of the browser's memory (bfcache) has not heard of a child that left
 * meanwhile in another one: it is told as another tab would tell it, and begins anew.
 */
export function followBack(): () => void {
  let childBefore = childNow();
  const leave = () => {
    childBefore = childNow();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || childNow() === childBefore) return;
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.keptUserId }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
  };
}
