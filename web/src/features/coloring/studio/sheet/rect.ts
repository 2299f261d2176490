/** A part of the page in pixels; `right` and `bottom` are just outside of it. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function unite(one: Rect | null, other: Rect): Rect {
  if (one === null) return other;
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
