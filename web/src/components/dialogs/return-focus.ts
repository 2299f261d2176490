const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

let pressed: HTMLElement | null = null;

// Safari gives no focus to a button that is pressed by hand: what was pressed is noted here.
globalThis.document?.addEventListener(
  'click',
  ({ target }) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>(FOCUSABLE) : null;
  },
  { capture: true },
);

/**
 * Notes what has the focus, or was pressed last; call the answer to give it the focus back. Nobody
 * who has moved on meanwhile is called back, and what has left the page stays gone.
 */
export function noteOpener(): () => void {
  const { activeElement } = document;
  const isFocused = activeElement instanceof HTMLElement && activeElement !== document.body;
  const opener = isFocused ? activeElement : pressed;
  return () => {
    const focused = document.activeElement;
    const isFree = focused === null || focused === document.body || focused.closest('dialog');
    if (isFree && opener?.isConnected) opener.focus({ preventScroll: true });
  };
}
