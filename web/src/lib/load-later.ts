import { type ComponentType, lazy } from 'react';

/** Where a browser cannot tell that it is idle (Safari), the page stands by then. */
const SURELY_STANDS_MS = 2000;

/** Calls back once the page is loaded and has nothing better to do; what it returns takes that back. */
export function whenIdle(act: () => void): () => void {
  let isWanted = true;
  const actIfWanted = () => {
    if (isWanted) act();
  };
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(actIfWanted);
    else setTimeout(actIfWanted, SURELY_STANDS_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    isWanted = false;
  };
}

/** A part of the frame that comes later. Where its script does not arrive, the screens go on without. */
export function lazyOrNothing<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  );
}
