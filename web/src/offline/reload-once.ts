const KEY = 'lux-reloaded-for';

/** How browsers say that a script could not be had: Chromium, Firefox, Safari; and Vite of a style. */
const MISSING =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

const thisPage = {
  build: () => {
    const script = document.querySelector<HTMLScriptElement>('script[type="module"]');
    return script?.dataset.client ?? script?.getAttribute('src') ?? '';
  },
  reload: () => window.location.reload(),
};

/**
 * After a deploy an open page may ask for a script that is gone. Loading the page anew brings the
 * new one: done once for each build, so that a file that is really missing does not turn in circles.
 *
 * @returns whether the page is about to be loaded anew.
 */
export function reloadOnce(error: unknown, page = thisPage): boolean {
  if (!(error instanceof Error) || !MISSING.test(error.message) || !navigator.onLine) return false;
  const build = page.build();
  try {
    if (sessionStorage.getItem(KEY) === build) return false;
    sessionStorage.setItem(KEY, build);
  } catch {
    // Who cannot remember having done so must not do it.
    return false;
  }
  page.reload();
  return true;
}
