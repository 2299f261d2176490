import {
  type KeyboardEvent,
  type PointerEvent,
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { drawOutline } from './region-outline.ts';
import type { Point } from './sheet/paint-segment.ts';
import { pixelOf, WHITE } from './sheet/pixel.ts';
import { describeRegion } from './tools/palette.ts';
import { type BrushSize, brushRadiusPx, type Tool } from './tools/tools.ts';
import type { OpenSheet, useSheet } from './use-sheet.ts';
import { Gestures } from './view/gestures.ts';
import type { useView } from './view/use-view.ts';

/** Thickness of the outline around the chosen area, in CSS pixels. */
const OUTLINE_PX = 4;
const ZOOM_STEP = 1.5;

interface PageCanvasProps {
  opened: OpenSheet;
  view: ReturnType<typeof useView>;
  tool: Tool;
  size: BrushSize;
  /** `#rrggbb`. */
  colour: string;
  changed: ReturnType<typeof useSheet>['changed'];
  onUndo: () => void;
  onRedo: () => void;
}

/** The page in its viewport: coloured by touch, mouse or keyboard. */
export function PageCanvas(props: PageCanvasProps) {
  const { opened, view, tool, size, colour, changed } = props;
  const { sheet, canvas, lines, whenLabelled } = opened;
  const id = useId();
  const layers = useRef<HTMLDivElement>(null);
  const outline = useRef<HTMLCanvasElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [said, setSaid] = useState('');

  useEffect(() => {
    canvas.className = 'absolute inset-0';
    lines.canvas.className = 'absolute inset-0 size-full mix-blend-multiply';
    layers.current?.replaceChildren(canvas, lines.canvas);
  }, [canvas, lines]);

  useEffect(() => {
    const context = outline.current?.getContext('2d');
    if (!context) return;
    if (chosen === null) context.clearRect(0, 0, sheet.width, sheet.height);
    else drawOutline(context, sheet.regions, chosen, OUTLINE_PX / view.scale);
  }, [chosen, sheet, view.scale]);

  function fill(label: number) {
    if (label === 0) return;
    const pixel = tool === 'eraser' ? WHITE : pixelOf(colour);
    changed(sheet.fill(label, pixel));
    startTransition(() => setSaid(describeRegion(label, sheet.regions.count, pixel)));
  }

  const actions = useRef<ConstructorParameters<typeof Gestures>[0]>(null);
  actions.current = {
    onStrokeBegin: (point) => {
      setChosen(null);
      if (tool === 'fill') return false;
      const radius = brushRadiusPx[size] / view.scale;
      const pixel = tool === 'eraser' ? WHITE : pixelOf(colour);
      changed(sheet.beginStroke(view.toPage(point), { radius, pixel }));
      return true;
    },
    onStroke: (points) => {
      for (const point of points) changed(sheet.strokeTo(view.toPage(point)));
    },
    onStrokeEnd: () => {
      sheet.endStroke();
      changed({ left: 0, top: 0, right: 1, bottom: 1 });
    },
    onStrokeCancel: () => changed(sheet.cancelStroke()),
    onTap: (point) => {
      const at = view.toPage(point);
      whenLabelled(() => fill(sheet.labelAt(at)));
    },
    onPan: view.pan,
    onPinch: view.zoomBy,
  };
  const gestures = useRef<Gestures>(null);
  gestures.current ??= new Gestures({
    onStrokeBegin: (point) => actions.current?.onStrokeBegin(point) ?? false,
    onStroke: (points) => actions.current?.onStroke(points),
    onStrokeEnd: () => actions.current?.onStrokeEnd(),
    onStrokeCancel: () => actions.current?.onStrokeCancel(),
    onTap: (point) => actions.current?.onTap(point),
    onPan: (dx, dy) => actions.current?.onPan(dx, dy),
    onPinch: (factor, centre) => actions.current?.onPinch(factor, centre),
  });

  const { zoomBy, viewport } = view;
  useEffect(() => {
    const element = viewport.current;
    // React's own wheel events cannot keep the page from scrolling.
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      zoomBy(1.0015 ** -event.deltaY, pointOf(event, element));
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [viewport, zoomBy]);

  function down(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    gestures.current?.down(event.pointerId, pointOf(event, viewport.current));
  }

  function move(event: PointerEvent<HTMLDivElement>) {
    const between = event.nativeEvent.getCoalescedEvents?.() ?? [];
    const all = between.length > 0 ? between : [event];
    gestures.current?.move(
      event.pointerId,
      pointOf(event, viewport.current),
      all.map((one) => pointOf(one, viewport.current)),
    );
  }

  function walk(step: number) {
    const { regions } = sheet;
    const { count } = regions;
    if (count === 0) return;
    const label =
      chosen === null ? (step > 0 ? 1 : count) : ((chosen - 1 + step + count) % count) + 1;
    const at = regions.anchor(label);
    view.show({ x: at % sheet.width, y: Math.floor(at / sheet.width) });
    setChosen(label);
    setSaid(describeRegion(label, count, sheet.colourOf(label)));
  }

  function press(event: KeyboardEvent) {
    const act = keyAction(event);
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  function keyAction({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): (() => void) | undefined {
    if (ctrlKey || metaKey) {
      if (key === 'y' || (shiftKey && key.toLowerCase() === 'z')) return props.onRedo;
      return key === 'z' ? props.onUndo : undefined;
    }
    switch (key) {
      case 'ArrowRight':
      case 'ArrowDown':
        return () => whenLabelled(() => walk(1));
      case 'ArrowLeft':
      case 'ArrowUp':
        return () => whenLabelled(() => walk(-1));
      case 'Enter':
      case ' ':
        return () => fill(chosen ?? 0);
      case '+':
        return () => zoomBy(ZOOM_STEP);
      case '-':
        return () => zoomBy(1 / ZOOM_STEP);
      case '0':
        return view.reset;
      default:
        return undefined;
    }
  }

  return (
    <>
      <div
        ref={viewport}
        role="application"
        aria-label="Malfläche"
        aria-describedby={`${id}help`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the areas are walked by keyboard
        tabIndex={0}
        className={`relative min-h-0 grow touch-none select-none overflow-hidden rounded-lg border-2 border-line bg-surface-sunken ${tool === 'fill' ? 'cursor-pointer' : 'cursor-crosshair'}`}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={(event) => gestures.current?.up(event.pointerId)}
        onPointerCancel={(event) => gestures.current?.cancel(event.pointerId)}
        onKeyDown={press}
        onBlur={() => setChosen(null)}
      >
        <div
          className="absolute top-0 left-0 isolate origin-top-left bg-white shadow-mid"
          style={{
            width: sheet.width,
            height: sheet.height,
            transform: `translate(${view.view.x}px, ${view.view.y}px) scale(${view.scale})`,
          }}
        >
          <div ref={layers} aria-hidden className="absolute inset-0" />
          <canvas
            ref={outline}
            aria-hidden
            width={sheet.width}
            height={sheet.height}
            className="pointer-events-none absolute inset-0"
          />
        </div>
      </div>
      <p id={`${id}help`} className="sr-only">
        Mit den Pfeiltasten gehst du von Fläche zu Fläche, mit der Eingabetaste malst du sie aus.
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

function pointOf(
  { clientX, clientY }: { clientX: number; clientY: number },
  viewport: HTMLElement | null,
): Point {
  const { left = 0, top = 0 } = viewport?.getBoundingClientRect() ?? {};
  return {
    x: clientX - left - (viewport?.clientLeft ?? 0),
    y: clientY - top - (viewport?.clientTop ?? 0),
  };
}
