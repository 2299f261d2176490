import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Point } from '../sheet/paint-segment.ts';
import { fitScale, keepInSight, pagePoint, panBy, reveal, wholePage, zoomAt } from './view.ts';

/** Which part of the page is shown, and how large. */
export function useView(width: number, height: number) {
  const viewport = useRef<HTMLDivElement>(null);
  const page = useMemo(() => ({ width, height }), [width, height]);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const [view, setView] = useState(() => wholePage(page, room));

  useEffect(() => {
    const element = viewport.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const measured = { width: element.clientWidth, height: element.clientHeight };
      setRoom(measured);
      setView((now) => keepInSight(now, page, measured));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [page]);

  const zoomBy = useCallback(
    (factor: number, point: Point = { x: room.width / 2, y: room.height / 2 }) =>
      setView((now) => zoomAt(now, factor, point, page, room)),
    [page, room],
  );
  const pan = useCallback(
    (dx: number, dy: number) => setView((now) => panBy(now, dx, dy, page, room)),
    [page, room],
  );
  const show = useCallback(
    (point: Point) => setView((now) => reveal(now, point, page, room)),
    [page, room],
  );
  const reset = useCallback(() => setView(wholePage(page, room)), [page, room]);
  const toPage = useCallback(
    (point: Point) => pagePoint(view, point, page, room),
    [view, page, room],
  );

  return {
    viewport,
    view,
    scale: fitScale(page, room) * view.zoom,
    zoomBy,
    pan,
    show,
    reset,
    toPage,
  };
}
