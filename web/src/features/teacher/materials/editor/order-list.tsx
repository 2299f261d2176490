import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../../components/controls/button.tsx';
import { moveTo } from '../../order/order.ts';
import { useDragOrder } from '../../order/use-drag-order.ts';

interface OrderListProps {
  label: string;
  /** What one is: `Frage`. */
  noun: string;
  entries: { key: string; text: string }[];
  onMoved: (order: string[]) => void;
}

/** Lines that are moved by mouse, finger, keys, or step by step. */
export function OrderList({ label, noun, entries, onMoved }: OrderListProps) {
  const list = useRef<HTMLOListElement>(null);
  const ids = entries.map(({ key }) => key);
  const nameOf = (id: string) => `${noun} ${ids.indexOf(id) + 1}`;
  const drag = useDragOrder({
    ...{ ids, nameOf, onMoved, grid: list },
    placed: (name, place) => `${name} steht jetzt an Stelle ${place}.`,
  });
  const move = (key: string, index: number) => onMoved(moveTo(ids, key, index));

  return (
    <>
      <ol ref={list} aria-label={label} className="grid grid-cols-1 gap-2">
        {entries.map(({ key, text }, index) => {
          const name = nameOf(key);
          const isHeld = drag.heldId === key;
          return (
            <li
              key={key}
              data-place={key}
              style={{ order: drag.placeOf(key) }}
              className={`flex min-w-0 items-center gap-1 rounded-md border-2 bg-surface-raised pr-1 transition-shadow ${isHeld ? 'z-10 border-primary shadow-high' : 'border-line'}`}
            >
              <button
                type="button"
                aria-label={`Verschieben: ${name}`}
                aria-pressed={isHeld}
                className="grid size-child-target shrink-0 cursor-grab touch-none place-items-center text-ink-soft hover:text-ink active:cursor-grabbing"
                {...drag.handleOf(key)}
              >
                <GripVertical aria-hidden className="size-6" />
              </button>
              <span className="min-w-0 grow truncate">
                <b className="mr-2 tabular-nums">{index + 1}</b>
                {text.trim() || <i className="text-ink-soft">noch leer</i>}
              </span>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`${name} nach oben`}
                disabled={index === 0}
                onClick={() => move(key, index - 1)}
              >
                <ChevronUp aria-hidden />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`${name} nach unten`}
                disabled={index === entries.length - 1}
                onClick={() => move(key, index + 1)}
              >
                <ChevronDown aria-hidden />
              </Button>
            </li>
          );
        })}
      </ol>
      <p aria-live="assertive" className="sr-only">
        {drag.said}
      </p>
    </>
  );
}
