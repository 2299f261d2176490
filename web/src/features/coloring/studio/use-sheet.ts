import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Picture } from '../../../pictures/picture.ts';
import { freeCanvas } from '../../../pictures/works/work-layer.ts';
import { workMarks } from '../../../pictures/works/work-marks.ts';
import { workOutbox } from '../../../pictures/works/work-outbox.ts';
import { works } from '../../../pictures/works/works.ts';
import { Autosave } from './autosave.ts';
import { composePicture } from './compose-picture.ts';
import { type Lines, loadLines } from './load-lines.ts';
import { restoreWork } from './restore-work.ts';
import { labelInWorker } from './sheet/label-in-worker.ts';
import type { Rect } from './sheet/rect.ts';
import { Sheet } from './sheet/sheet.ts';

const PREVIEW_SIDE = 640;

export interface OpenSheet {
  sheet: Sheet;
  lines: Lines;
  /** Shows the colours of the sheet. */
  canvas: HTMLCanvasElement;
  /** Runs `act` once the areas are known: at once, except in the first moments of a page. */
  whenLabelled: (act: () => void) => void;
}

/** A page being coloured: loaded with its earlier colours, shown, and saved after each change. */
export function useSheet(page: Picture) {
  const [open, setOpen] = useState<OpenSheet | 'loading' | 'missing'>('loading');
  /** Counts the changes, so that what depends on the sheet is drawn anew. */
  const [version, setVersion] = useState(0);
  const latest = useRef<{ opened: OpenSheet; autosave: Autosave } | null>(null);
  const { imageUrl } = page;
  /** As it is known now; that it is sent must not open the sheet anew. */
  const known = useRef(page);
  known.current = page;
  /** The last colours on their way to this browser's storage. */
  const written = useRef<Promise<void>>(Promise.resolve());

  useEffect(() => {
    let isGone = false;
    const leaving = new AbortController();
    const load = async () => {
      const lines = await loadLines(imageUrl);
      const opened = openSheet(lines, leaving.signal);
      const autosave = openAutosave(() => known.current, opened, written);
      const isFromElsewhere = await restoreWork(known.current, opened.sheet);
      if (isGone) return;
      show(opened);
      if (isFromElsewhere) autosave.keepPreview();
      latest.current = { opened, autosave };
      setOpen(opened);
    };
    load().catch(() => !isGone && setOpen('missing'));
    const flush = () => latest.current?.autosave.flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      isGone = true;
      leaving.abort();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
      if (latest.current) freeSheet(latest.current.opened);
      // The grid and the book are next, which show what the account has.
      void written.current.then(workOutbox.flush);
    };
  }, [imageUrl]);

  /** Call after each change, with the part that changed. */
  const changed = useCallback((rect: Rect | null) => {
    if (rect === null || latest.current === null) return;
    show(latest.current.opened, rect);
    latest.current.autosave.note();
    // The colour is visible already; the buttons may follow a frame later.
    startTransition(() => setVersion((count) => count + 1));
  }, []);

  return { open, version, changed };
}

/** Its preview, if it has changed, is drawn by now. */
function freeSheet({ canvas, lines }: OpenSheet): void {
  freeCanvas(canvas);
  freeCanvas(lines.canvas);
}

function openAutosave(
  page: () => Picture,
  { sheet, canvas, lines }: OpenSheet,
  written: { current: Promise<void> },
): Autosave {
  return new Autosave({
    writeColours: () => {
      const { width, height } = sheet;
      // Before, as the page may be closed at any moment; after, as only then it can be sent.
      workMarks.noteChange(page());
      written.current = works
        .write(page().id, { colours: sheet.pack(), width, height })
        .then(() => workMarks.noteChange(page()));
    },
    writePreview: () =>
      void works.writePreview(page().id, composePicture(canvas, lines.canvas, PREVIEW_SIDE)),
  });
}

function openSheet(lines: Lines, signal: AbortSignal): OpenSheet {
  const { pixels, width, height } = lines;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const sheet = new Sheet(pixels, width, height);
  return { sheet, lines, canvas, whenLabelled: startLabelling(sheet, lines, signal) };
}

/** The areas are found while the child still looks at the page, so that the first tap is quick. */
function startLabelling(
  sheet: Sheet,
  { pixels, width, height }: Lines,
  signal: AbortSignal,
): OpenSheet['whenLabelled'] {
  let isLabelled = false;
  const labelled = labelInWorker({ lines: pixels, width, height }, signal)
    .then((map) => sheet.takeRegions(map))
    // Without the worker, the first tap finds them itself.
    .catch(() => {})
    .then(() => {
      isLabelled = true;
    });
  return (act) => {
    if (isLabelled) act();
    else void labelled.then(() => !signal.aborted && act());
  };
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
