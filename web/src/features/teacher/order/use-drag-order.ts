import {
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { moveTo, placeAfter } from './order.ts';

/** So close to the edge of the screen the page scrolls along. */
const EDGE_PX = 72;
const SCROLL_PX = 14;

interface Held {
  id: string;
  by: 'pointer' | 'keys';
  /** As it would be if it were let go now. */
  order: string[];
}

interface DragOrderOptions {
  /** In their order now. */
  ids: readonly string[];
  /** The grid they lie in; its children carry `data-place`. */
  grid: RefObject<HTMLElement | null>;
  nameOf: (id: string) => string;
  /** What is said of one that was moved. @param place from 1 */
  placed: (name: string, place: number) => string;
  onMoved: (order: string[]) => void;
}

/**
 * Seats of a room, or lines of a list, are moved by mouse, finger and keys. Until one is let go only the
 * `order` of the elements changes and not they themselves, so neither focus nor finger loses its hold.
 */
export function useDragOrder({ ids, grid, nameOf, placed, onMoved }: DragOrderOptions) {
  const [held, setHeld] = useState<Held | null>(null);
  /** What is announced to screen readers. */
  const [said, setSaid] = useState('');

  const follow = useEffectEvent(({ clientX, clientY }: PointerEvent) => {
    if (held === null) return;
    if (clientY < EDGE_PX) window.scrollBy(0, -SCROLL_PX);
    if (clientY > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX);
    const under = document.elementFromPoint(clientX, clientY)?.closest('[data-place]');
    const index = held.order.indexOf(under?.getAttribute('data-place') ?? '');
    if (index >= 0 && held.order[index] !== held.id) {
      setHeld({ ...held, order: moveTo(held.order, held.id, index) });
    }
  });

  function drop(): void {
    if (held === null) return;
    setHeld(null);
    setSaid(placed(nameOf(held.id), held.order.indexOf(held.id) + 1));
    if (held.order.join() !== ids.join()) onMoved(held.order);
  }

  function giveUp(): void {
    if (held === null) return;
    setHeld(null);
    setSaid(`${nameOf(held.id)} bleibt am alten Platz.`);
  }

  const dropByPointer = useEffectEvent(drop);
  const giveUpByPointer = useEffectEvent(giveUp);

  const isByPointer = held?.by === 'pointer';
  useEffect(() => {
    if (!isByPointer) return;
    const stopOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') giveUpByPointer();
    };
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', dropByPointer);
    window.addEventListener('pointercancel', giveUpByPointer);
    window.addEventListener('keydown', stopOnEscape);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', dropByPointer);
      window.removeEventListener('pointercancel', giveUpByPointer);
      window.removeEventListener('keydown', stopOnEscape);
    };
  }, [isByPointer]);

  function pickUp(id: string): void {
    setHeld({ id, by: 'keys', order: [...ids] });
    setSaid(`${nameOf(id)} ist hochgehoben. Pfeiltasten verschieben, Leertaste setzt ab.`);
  }

  function pressKey(event: KeyboardEvent, id: string): void {
    const { key } = event;
    if (key === ' ' || key === 'Enter') {
      event.preventDefault();
      if (held === null) pickUp(id);
      else drop();
      return;
    }
    if (held === null) return;
    if (key === 'Escape') giveUp();
    const index = placeAfter(key, {
      index: held.order.indexOf(id),
      columns: columnsOf(grid.current),
      count: ids.length,
    });
    if (index === null) return;
    event.preventDefault();
    setHeld({ ...held, order: moveTo(held.order, id, index) });
    setSaid(`Platz ${index + 1} von ${ids.length}`);
  }

  const handleOf = (id: string) => ({
    onPointerDown(event: ReactPointerEvent) {
      if (event.button !== 0) return;
      setHeld({ id, by: 'pointer', order: [...ids] });
    },
    onKeyDown: (event: KeyboardEvent) => pressKey(event, id),
    // Who goes on with the tab key has let go.
    onBlur: () => held?.by === 'keys' && drop(),
  });

  const order = held?.order ?? ids;
  return { heldId: held?.id ?? null, placeOf: (id: string) => order.indexOf(id), said, handleOf };
}

function columnsOf(grid: HTMLElement | null): number {
  if (grid === null) return 1;
  return getComputedStyle(grid).gridTemplateColumns.split(' ').length;
}
