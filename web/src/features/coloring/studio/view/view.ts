import type { Point } from '../sheet/paint-segment.ts';

interface Size {
  width: number;
  height: number;
}

/** How the page is shown: `zoom` 1 shows all of it; x and y are its corner in CSS pixels. */
export interface View {
  zoom: number;
  x: number;
  y: number;
}

export const MOST_ZOOM = 8;

/** CSS pixels per page pixel at zoom 1, where the whole page is in sight. */
export function fitScale(page: Size, viewport: Size): number {
  return Math.min(viewport.width / page.width, viewport.height / page.height) || 1;
}

/** The whole page, in the middle of the viewport. */
export function wholePage(page: Size, viewport: Size): View {
  return keepInSight({ zoom: 1, x: 0, y: 0 }, page, viewport);
}

/** Centres a page that is smaller than the viewport; a larger one leaves no gap at the edges. */
export function keepInSight({ zoom, x, y }: View, page: Size, viewport: Size): View {
  const scale = fitScale(page, viewport) * zoom;
  const along = (corner: number, length: number, room: number) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, corner));
  return {
    zoom,
    x: along(x, page.width * scale, viewport.width),
    y: along(y, page.height * scale, viewport.height),
  };
}

/** Zooms so that what is under `point` (of the viewport) stays there. */
export function zoomAt(view: View, factor: number, point: Point, page: Size, viewport: Size): View {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, view.zoom * factor));
  const grown = zoom / view.zoom;
  return keepInSight(
    {
      zoom,
      x: point.x - (point.x - view.x) * grown,
      y: point.y - (point.y - view.y) * grown,
    },
    page,
    viewport,
  );
}

export function panBy(view: View, dx: number, dy: number, page: Size, viewport: Size): View {
  return keepInSight({ ...view, x: view.x + dx, y: view.y + dy }, page, viewport);
}

/** The point of the page under a point of the viewport. */
export function pagePoint(view: View, point: Point, page: Size, viewport: Size): Point {
  const scale = fitScale(page, viewport) * view.zoom;
  return { x: (point.x - view.x) / scale, y: (point.y - view.y) / scale };
}

/** Brings a point of the page into sight, as little as needed. */
export function reveal(view: View, point: Point, page: Size, viewport: Size): View {
  const scale = fitScale(page, viewport) * view.zoom;
  const margin = Math.min(viewport.width, viewport.height) / 5;
  const shift = (at: number, room: number) =>
    Math.min(0, room - margin - at) + Math.max(0, margin - at);
  const x = view.x + point.x * scale;
  const y = view.y + point.y * scale;
  return panBy(view, shift(x, viewport.width), shift(y, viewport.height), page, viewport);
}
