import { useCallback, useEffect, useRef, useState } from 'react';
import type { Picture } from '../../../pictures/picture.ts';
import { composePicture } from './compose-picture.ts';
import { type Lines, loadLines } from './load-lines.ts';
import type { Rect } from './sheet/rect.ts';
import { Sheet } from './sheet/sheet.ts';
import { WorkKeeper } from './work-keeper.ts';
import { works } from './works.ts';

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
  const latest = useRef<{ opened: OpenSheet; keeper: WorkKeeper } | null>(null);
  const { id, imageUrl } = page;

  useEffect(() => {
    let isGone = false;
    Promise.all([loadLines(imageUrl), works.readColours(id)]).then(
      ([lines, colours]) => {
        if (isGone) return;
        const opened = openSheet(lines);
        if (colours) opened.sheet.unpack(colours);
        show(opened);
        latest.current = { opened, keeper: openKeeper(id, opened) };
        setOpen(opened);
        // Finds the areas while the child still looks at the page, so that the first tap is quick.
        setTimeout(() => void opened.sheet.regions);
      },
      () => !isGone && setOpen('missing'),
    );
    const flush = () => latest.current?.keeper.flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      isGone = true;
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [id, imageUrl]);

  /** Call after each change, with the part that changed. */
  const changed = useCallback((rect: Rect | null) => {
    if (rect === null || latest.current === null) return;
    show(latest.current.opened, rect);
    latest.current.keeper.note();
    setVersion((count) => count + 1);
  }, []);

  return { open, version, changed };
}

function openKeeper(pageId: string, { sheet, canvas, lines }: OpenSheet): WorkKeeper {
  return new WorkKeeper({
    writeColours: () => void works.writeColours(pageId, sheet.pack()),
    writePreview: () =>
      void works.writePreview(pageId, composePicture(canvas, lines.canvas, PREVIEW_SIDE)),
  });
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
