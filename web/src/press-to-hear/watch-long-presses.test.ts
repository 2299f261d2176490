// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLongPresses } from './watch-long-presses.ts';

const onHeld = vi.fn();
const onReleased = vi.fn();
const onOther = vi.fn();
const clicked = vi.fn();
let button: HTMLButtonElement;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button>Los!</button><input aria-label="Name"><p>Text</p>';
  button = find('button', HTMLButtonElement);
  button.addEventListener('click', clicked);
  stop = watchLongPresses({ onHeld, onReleased, onOther });
});

afterEach(() => {
  stop();
  vi.resetAllMocks();
});

function find<Kind extends HTMLElement>(what: string, kind: new () => Kind): Kind {
  const found = document.querySelector(what);
  if (!(found instanceof kind)) throw new Error(`no ${what}`);
  return found;
}

function send(type: string, target: Element, init: PointerEventInit = {}): PointerEvent {
  const event = new PointerEvent(type, {
    bubbles: true,
    cancelable: true,
    isPrimary: true,
    pointerId: 1,
    pointerType: 'touch',
    detail: 1,
    ...init,
  });
  target.dispatchEvent(event);
  return event;
}

function press(target: Element, durationMs: number, init: PointerEventInit = {}): void {
  send('pointerdown', target, init);
  vi.advanceTimersByTime(durationMs);
  send('pointerup', target, init);
  send('click', target, init);
}

test.each(['touch', 'pen', 'mouse'])(
  'who holds a control by %s hears it and does not use it',
  (pointerType) => {
    press(button, 650, { pointerType });
    expect(onHeld).toHaveBeenCalledExactlyOnceWith(button);
    expect(onReleased).toHaveBeenCalledOnce();
    expect(clicked).not.toHaveBeenCalled();
  },
);

test('a short press only uses the control', () => {
  press(button, 300);
  vi.advanceTimersByTime(1000);
  expect(onHeld).not.toHaveBeenCalled();
  expect(clicked).toHaveBeenCalledOnce();
});

test('after a hold the next press counts again', () => {
  press(button, 650);
  press(button, 100);
  expect(clicked).toHaveBeenCalledOnce();
});

test('a browser that sends no click after a hold loses nobody the next key press', () => {
  send('pointerdown', button);
  vi.advanceTimersByTime(650);
  send('pointerup', button);
  button.click();
  expect(clicked).toHaveBeenCalledOnce();
});

test.each([
  ['moves away', () => send('pointermove', button, { clientY: 40 })],
  ['scrolls', () => document.dispatchEvent(new Event('scroll'))],
  ['is taken by the browser', () => send('pointercancel', button)],
])('a finger that %s holds nothing', (_, act) => {
  send('pointerdown', button);
  act();
  vi.advanceTimersByTime(1000);
  expect(onHeld).not.toHaveBeenCalled();
});

test('a finger that trembles still holds', () => {
  send('pointerdown', button);
  send('pointermove', button, { clientX: 5, clientY: 5 });
  vi.advanceTimersByTime(650);
  expect(onHeld).toHaveBeenCalledOnce();
});

test.each([{ isPrimary: false }, { button: 2 }])(
  'a second finger and the right button hold nothing: %o',
  (init) => {
    press(button, 650, init);
    expect(onHeld).not.toHaveBeenCalled();
  },
);

test.each(['contextmenu', 'selectstart', 'dragstart'])(
  'a finger on a control brings no %s, a mouse does',
  (type) => {
    send('pointerdown', button);
    expect(send(type, button).defaultPrevented).toBe(true);
    send('pointerup', button);
    send('pointerdown', button, { pointerType: 'mouse' });
    expect(send(type, button).defaultPrevented).toBe(false);
  },
);

test('in a text field a finger still brings the menu to paste', () => {
  const field = find('input', HTMLInputElement);
  send('pointerdown', field);
  expect(send('contextmenu', field).defaultPrevented).toBe(false);
  vi.advanceTimersByTime(650);
  expect(onHeld).toHaveBeenCalledExactlyOnceWith(field);
});

test('any other press and any key are told, so that they can end the reading', () => {
  send('pointerdown', find('p', HTMLParagraphElement));
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  expect(onOther).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(onHeld).not.toHaveBeenCalled();
});

test('after the end nothing is watched any more', () => {
  stop();
  press(button, 650);
  expect(onHeld).not.toHaveBeenCalled();
  expect(clicked).toHaveBeenCalledOnce();
});
