import { useSyncExternalStore } from 'react';

function watch(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** What is drawn ahead of a visit is drawn for those who have a line. */
const isAssumed = () => true;

/** False once the browser knows that it is offline; true does not promise a connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(watch, () => navigator.onLine, isAssumed);
}
