/** Where a browser cannot tell that it is idle (Safari), the page stands by then. */
const SURELY_STANDS_MS = 2000;

/** Calls back once the page is loaded and has nothing better to do. */
export function whenIdle(act: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(act);
    else setTimeout(act, SURELY_STANDS_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
