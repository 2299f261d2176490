/**
 * The only script of a prerendered page: what is in the page is painted before anything else takes
 * the network and the processor. A press or a form sent before the client has started is repeated.
 */

/**
 * Moves what the page had set aside in a template into its head, so that the browser fetches it: the
 * other styles and the client's scripts. Resolves when the styles have loaded or failed.
 */
async function fetchRest(): Promise<void> {
  const rest = document.querySelector<HTMLTemplateElement>('template[data-rest]')?.content;
  const styles = rest?.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (!rest || !styles) return;
  const settled = new Promise((resolve) => {
    styles.onload = resolve;
    styles.onerror = resolve;
  });
  document.head.append(rest);
  await settled;
}

/** A page in the background is not painted, and an old browser does not say when. */
const PAINT_TIMEOUT_MS = 300;

const client = document.querySelector<HTMLScriptElement>('script[data-client]')?.dataset.client;
/** The client says so as soon as React handles all events. */
const isHydrated = new Promise((resolve) => document.addEventListener('lux:hydrated', resolve));
let hasStarted = false;
/** Repeats the last press only: two of them mean the same. */
let replay = () => {};

function remember(event: Event): void {
  let button: HTMLElement | null = null;
  if (event instanceof SubmitEvent) {
    // The browser would load the page anew.
    event.preventDefault();
    button = event.submitter;
  } else if (event.target instanceof Element) {
    button = event.target.closest('button[type=button]');
  }
  // A press hydrates what it meets; the submission of a form alone would not.
  if (button !== null) replay = () => button.click();
}

async function startClient(): Promise<void> {
  if (hasStarted || client === undefined) return;
  hasStarted = true;
  try {
    // What the client shows must not stand there without its styles.
    await fetchRest();
    await Promise.all([isHydrated, import(/* @vite-ignore */ client)]);
  } finally {
    for (const type of ['click', 'submit']) document.removeEventListener(type, remember, true);
  }
  // From here on React handles all events, and hydrates what is touched.
  replay();
}

for (const type of ['click', 'submit']) document.addEventListener(type, remember, true);
new PerformanceObserver(startClient).observe({ type: 'paint', buffered: true });
setTimeout(startClient, PAINT_TIMEOUT_MS);
