import { useCallback, useEffect, useRef, useState } from 'react';
import type { Picture } from '../../../pictures/picture.ts';
import { composePicture } from './compose-picture.ts';
import { type Lines, loadLines } from './load-lines.ts';
import type { Rect } from './sheet/rect.ts';
import { Sheet } from './sheet/sheet.ts';
import { works } from './works.ts';

/** How long after the last change the work is kept. */
const KEEP_AFTER_MS = 500;
const PREVIEW_SIDE = 640;

export interface OpenSheet {
  sheet: Sheet;
  lines: Lines;
  /** Shows the colours of the sheet. */
  canvas: HTMLCanvasElement;
}

/** A page on the table: loaded with what was coloured before, shown, and kept after each change. */
export function useSheet(page: Picture) {
  const [open, setOpen] = useState<OpenSheet | 'loading' | 'missing'>('loading');
  /** Counts the changes, so that what depends on the sheet is drawn anew. */
  const [version, setVersion] = useState(0);
  const unkept = useRef<ReturnType<typeof setTimeout> | null>(null);
  const latest = useRef<OpenSheet | null>(null);
  const { id, imageUrl } = page;

  const keep = useCallback(async () => {
    if (unkept.current === null || latest.current === null) return;
    clearTimeout(unkept.current);
    unkept.current = null;
    const { sheet, canvas, lines } = latest.current;
    const colours = sheet.pack();
    // First without the preview: a page being closed gives no time to draw one.
    const before = await works.read(id);
    await works.write(id, { colours, preview: before?.preview ?? null });
    const preview = await composePicture(canvas, lines.canvas, PREVIEW_SIDE);
    await works.write(id, { colours, preview });
  }, [id]);

  useEffect(() => {
    let isGone = false;
    Promise.all([loadLines(imageUrl), works.read(id)]).then(
      ([lines, work]) => {
        if (isGone) return;
        const opened = openSheet(lines);
        if (work) opened.sheet.unpack(work.colours);
        show(opened);
        latest.current = opened;
        setOpen(opened);
      },
      () => !isGone && setOpen('missing'),
    );
    const keepNow = () => void keep();
    window.addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      isGone = true;
      window.removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
      keepNow();
    };
  }, [id, imageUrl, keep]);

  /** Call after each change, with the part that changed. */
  const changed = useCallback(
    (rect: Rect | null) => {
      if (rect === null || latest.current === null) return;
      show(latest.current, rect);
      setVersion((count) => count + 1);
      if (unkept.current !== null) clearTimeout(unkept.current);
      unkept.current = setTimeout(() => void keep(), KEEP_AFTER_MS);
    },
    [keep],
  );

  return { open, version, changed, keep };
}

function openSheet(lines: Lines): OpenSheet {
  const { pixels, width, height } = lines;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return { sheet: new Sheet(pixels, width, height), lines, canvas };
}

function show({ sheet, canvas }: OpenSheet, part?: Rect): void {
  const { width, height, pixels } = sheet;
  const { left, top, right, bottom } = part ?? { left: 0, top: 0, right: width, bottom: height };
  const bytes = new Uint8ClampedArray(pixels.buffer);
  canvas
    .getContext('2d')
    ?.putImageData(
      new ImageData(bytes, width, height),
      0,
      0,
      left,
      top,
      right - left,
      bottom - top,
    );
}
