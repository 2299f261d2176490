const CONTROLS = [
  'button, a[href], summary, label, input, select, textarea',
  ...['button', 'link', 'tab', 'switch', 'radio', 'checkbox', 'slider', 'option', 'menuitem'].map(
    (role) => `[role=${role}]`,
  ),
  // What only looks like a control says what it is, too.
  '[data-spoken]',
].join();

/** The control a finger or pointer is on; for a label, what it stands for. */
export function findControl(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest<HTMLElement>(CONTROLS);
  return control instanceof HTMLLabelElement ? control.control : control;
}

/** Holding a finger on it selects and pastes, which stays so. */
function isTextField(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) return true;
  return (
    control instanceof HTMLInputElement && !/^(radio|checkbox|range|color)$/.test(control.type)
  );
}

/** How long a control is held until it is read. */
const HOLD_MS = 600;
/** A finger that moves farther wants to scroll, to draw or to drag. */
const STILL_PX = 12;

interface LongPressHandlers {
  /** A control has been held; letting go of it does nothing any more. */
  onHeld: (control: HTMLElement) => void;
  /** It was let go: browsers allow sound from here on at the latest. */
  onReleased: () => void;
  /** Something else was pressed, by hand or by key. */
  onOther: () => void;
}

interface Press {
  control: HTMLElement;
  pointerId: number;
  x: number;
  y: number;
  isByHand: boolean;
  isHeld: boolean;
  timer: ReturnType<typeof setTimeout>;
}

/** Tells of every control on the page that is held with a finger, a pen or the mouse. */
export function watchLongPresses(handlers: LongPressHandlers): () => void {
  const watching = new AbortController();
  const options = { capture: true, signal: watching.signal };
  let press: Press | null = null;
  let isClickOwed = false;

  function giveUp(): void {
    if (press !== null && !press.isHeld) clearTimeout(press.timer);
    press = null;
  }

  function down(event: PointerEvent): void {
    giveUp();
    isClickOwed = false;
    handlers.onOther();
    const control = findControl(event.target);
    if (control === null || !event.isPrimary || event.button !== 0) return;
    const begun: Press = {
      control,
      pointerId: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      isByHand: event.pointerType !== 'mouse',
      isHeld: false,
      timer: setTimeout(() => {
        begun.isHeld = true;
        isClickOwed = true;
        handlers.onHeld(control);
      }, HOLD_MS),
    };
    press = begun;
  }

  function move(event: PointerEvent): void {
    if (press === null || press.isHeld || event.pointerId !== press.pointerId) return;
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) > STILL_PX) giveUp();
  }

  function up(): void {
    if (press?.isHeld) handlers.onReleased();
    giveUp();
  }

  function click(event: MouseEvent): void {
    // A click without a count comes from a key or a program, and is meant.
    if (!isClickOwed || event.detail === 0) return;
    isClickOwed = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** What browsers do when a finger stays: their menu, a marked text, a dragged picture. */
  function keepStill(event: Event): void {
    if (press?.isByHand && !isTextField(press.control)) event.preventDefault();
  }

  document.addEventListener('pointerdown', down, options);
  document.addEventListener('pointermove', move, options);
  document.addEventListener('pointerup', up, options);
  document.addEventListener('pointercancel', giveUp, options);
  document.addEventListener('scroll', giveUp, options);
  document.addEventListener('click', click, options);
  document.addEventListener('keydown', handlers.onOther, options);
  for (const type of ['contextmenu', 'selectstart', 'dragstart']) {
    document.addEventListener(type, keepStill, options);
  }
  return () => {
    giveUp();
    watching.abort();
  };
}
