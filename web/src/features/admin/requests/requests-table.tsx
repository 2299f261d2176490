import { type KeyboardEvent, useEffect } from 'react';
import type { RequestRow } from './feed/request-row.ts';
import { RequestLine } from './request-line.tsx';
import { useRowsInView } from './use-rows-in-view.ts';

/** Height of a row (`h-16`); its texts are truncated to fit. */
const ROW_PX = 64;
/** Rows before the end at which the next page is loaded. */
const AHEAD = 40;

const HEADINGS = [
  { title: 'Zeit', className: 'w-36 max-sm:w-24 xl:w-44' },
  { title: 'Art', className: 'w-32 max-sm:w-28' },
  { title: 'Anfrage', className: '' },
  { title: 'Antwort', className: 'max-md:hidden' },
  { title: 'Besucher', className: 'w-28 max-sm:hidden' },
  { title: 'Status', className: 'w-20 max-lg:hidden' },
  { title: 'Dauer', className: 'w-24 text-right max-lg:hidden' },
];

/** The arrow keys go from line to line, so that a hundred lines are not a hundred presses of Tab. */
function goToNeighbour(event: KeyboardEvent<HTMLElement>): void {
  const { key, target } = event;
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || !(target instanceof HTMLElement)) return;
  const line = target.closest('[data-request]');
  const next = key === 'ArrowDown' ? line?.nextElementSibling : line?.previousElementSibling;
  const button = next?.querySelector('button');
  if (!button) return;
  event.preventDefault();
  button.focus();
}

interface RequestsTableProps {
  count: number;
  rowAt: (index: number) => RequestRow | undefined;
  addedOnTop: number;
  hasOlder: boolean;
  onNearEnd: () => void;
  onOpen: (row: RequestRow) => void;
}

/** A table of up to 50,000 rows, of which only those in sight are drawn. */
export function RequestsTable({ count, rowAt, addedOnTop, ...more }: RequestsTableProps) {
  const { hasOlder, onNearEnd, onOpen } = more;
  const { box, first, last } = useRowsInView({ count, rowHeightPx: ROW_PX, addedOnTop });

  useEffect(() => {
    if (hasOlder && last + AHEAD > count) onNearEnd();
  }, [hasOlder, last, count, onNearEnd]);

  const rows = Array.from({ length: last - first }, (_, index) => rowAt(first + index));
  return (
    <section
      ref={box}
      aria-label="Tabelle der Anfragen"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onKeyDown={goToNeighbour}
      className="max-h-[65dvh] scroll-pt-14 lying:max-h-[max(20rem,calc(100dvh-17rem))] overflow-auto rounded-lg border border-line bg-surface-raised shadow-low [overflow-anchor:none]"
    >
      <table
        aria-rowcount={hasOlder ? -1 : count + 1}
        className="w-full table-fixed text-left text-sm"
      >
        <thead className="sticky top-0 z-10 bg-surface-sunken">
          <tr aria-rowindex={1}>
            {HEADINGS.map(({ title, className }) => (
              <th key={title} scope="col" className={`px-3 py-3 ${className}`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr aria-hidden style={{ height: first * ROW_PX }} />
          {rows.map(
            (row, index) =>
              row && <RequestLine key={row.id} row={row} index={first + index} onOpen={onOpen} />,
          )}
          <tr aria-hidden style={{ height: (count - last) * ROW_PX }} />
        </tbody>
      </table>
    </section>
  );
}
