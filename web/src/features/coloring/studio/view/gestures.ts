import type { Point } from '../sheet/paint-segment.ts';

/** A finger that moved less than this is a tap. */
const TAP_PX = 10;

export interface GestureHandlers {
  /** One finger came down where strokes are drawn; false where this tool draws none. */
  onStrokeBegin: (point: Point) => boolean;
  onStroke: (points: readonly Point[]) => void;
  onStrokeEnd: () => void;
  /** The stroke was the beginning of a pinch. */
  onStrokeCancel: () => void;
  onTap: (point: Point) => void;
  onPan: (dx: number, dy: number) => void;
  onPinch: (factor: number, centre: Point) => void;
}

/**
 * Tells taps, strokes and pinches apart. One finger draws, or moves the page if the tool draws
 * nothing; two fingers move and zoom it. Points are relative to the viewport.
 */
export class Gestures {
  readonly #handlers: GestureHandlers;
  readonly #fingers = new Map<number, Point>();
  #start: Point | null = null;
  #isStroke = false;
  #hasMoved = false;
  /** After a pinch, the last finger left neither taps nor draws. */
  #isSpent = false;

  constructor(handlers: GestureHandlers) {
    this.#handlers = handlers;
  }

  down(id: number, point: Point): void {
    this.#fingers.set(id, point);
    if (this.#fingers.size === 1) {
      this.#start = point;
      this.#hasMoved = false;
      this.#isSpent = false;
      this.#isStroke = this.#handlers.onStrokeBegin(point);
      return;
    }
    if (this.#isStroke) this.#handlers.onStrokeCancel();
    this.#isStroke = false;
    this.#isSpent = true;
  }

  /** `between` are the points since the last move that the screen did not show. */
  move(id: number, point: Point, between: readonly Point[] = [point]): void {
    const before = this.#fingers.get(id);
    if (before === undefined) return;
    if (this.#fingers.size >= 2) {
      this.#pinch(id, point);
      return;
    }
    this.#fingers.set(id, point);
    if (this.#isSpent) return;
    if (this.#start && distance(this.#start, point) > TAP_PX) this.#hasMoved = true;
    if (this.#isStroke) this.#handlers.onStroke(between);
    else if (this.#hasMoved) this.#handlers.onPan(point.x - before.x, point.y - before.y);
  }

  up(id: number): void {
    const point = this.#fingers.get(id);
    if (point === undefined) return;
    this.#fingers.delete(id);
    if (this.#fingers.size > 0) return;
    if (this.#isStroke) this.#handlers.onStrokeEnd();
    else if (!this.#hasMoved && !this.#isSpent) this.#handlers.onTap(point);
    this.#isStroke = false;
  }

  /** The browser cancelled the pointers. */
  cancel(id: number): void {
    if (!this.#fingers.delete(id)) return;
    if (this.#isStroke) this.#handlers.onStrokeEnd();
    this.#isStroke = false;
    this.#isSpent = true;
  }

  #pinch(id: number, point: Point): void {
    const [one, other] = [...this.#fingers.keys()];
    if (one === undefined || other === undefined || (id !== one && id !== other)) return;
    const before = this.#pair(one, other);
    this.#fingers.set(id, point);
    const after = this.#pair(one, other);
    this.#handlers.onPan(after.centre.x - before.centre.x, after.centre.y - before.centre.y);
    if (before.apart > 0) this.#handlers.onPinch(after.apart / before.apart, after.centre);
  }

  #pair(one: number, other: number) {
    const origin = { x: 0, y: 0 };
    const [a, b] = [this.#fingers.get(one) ?? origin, this.#fingers.get(other) ?? origin];
    return { centre: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, apart: distance(a, b) };
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
