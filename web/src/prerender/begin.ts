/**
 * Lets the browser fetch what a drawn page had put aside: the other styles and the client's scripts.
 * Resolves when the styles are there, or will not come.
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

/**
 * The only script of a drawn page: what is in the page is seen before anything else takes the line
 * and the processor. A press or a question that comes before the client is not lost.
 */

/** A page in the background is not painted, and an old browser does not say when. */
const SURELY_PAINTED_MS = 300;

const client = document.querySelector<HTMLScriptElement>('script[data-client]')?.dataset.client;
/** Told by the client as soon as React hears everything. */
const isAwake = new Promise((resolve) => document.addEventListener('lux:awake', resolve));
let hasBegun = false;
/** Only the last: who presses twice means one thing. */
let doAgain = () => {};

function keep(event: Event): void {
  let button: HTMLElement | null = null;
  if (event instanceof SubmitEvent) {
    // The browser would load the page anew.
    event.preventDefault();
    button = event.submitter;
  } else if (event.target instanceof Element) {
    button = event.target.closest('button[type=button]');
  }
  // A press wakes up what it meets; the submission of a form alone would not.
  if (button !== null) doAgain = () => button.click();
}

async function begin(): Promise<void> {
  if (hasBegun || client === undefined) return;
  hasBegun = true;
  try {
    // What the client shows must not stand there without its styles.
    await fetchRest();
    await Promise.all([isAwake, import(/* @vite-ignore */ client)]);
  } finally {
    for (const type of ['click', 'submit']) document.removeEventListener(type, keep, true);
  }
  // From here on React hears everything, and wakes up what is touched.
  doAgain();
}

for (const type of ['click', 'submit']) document.addEventListener(type, keep, true);
new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
setTimeout(begin, SURELY_PAINTED_MS);
