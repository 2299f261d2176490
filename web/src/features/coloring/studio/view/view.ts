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
export function fitScale(page: Size, table: Size): number {
  return Math.min(table.width / page.width, table.height / page.height) || 1;
}

/** The whole page, in the middle of the table. */
export function wholePage(page: Size, table: Size): View {
  return keepInSight({ zoom: 1, x: 0, y: 0 }, page, table);
}

/** A page smaller than the table lies in its middle; a larger one leaves no gap at its edges. */
export function keepInSight({ zoom, x, y }: View, page: Size, table: Size): View {
  const scale = fitScale(page, table) * zoom;
  const along = (corner: number, length: number, room: number) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, corner));
  return {
    zoom,
    x: along(x, page.width * scale, table.width),
    y: along(y, page.height * scale, table.height),
  };
}

/** Zooms so that what lies under `point` (on the table) stays there. */
export function zoomAt(view: View, factor: number, point: Point, page: Size, table: Size): View {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, view.zoom * factor));
  const grown = zoom / view.zoom;
  return keepInSight(
    {
      zoom,
      x: point.x - (point.x - view.x) * grown,
      y: point.y - (point.y - view.y) * grown,
    },
    page,
    table,
  );
}

export function panBy(view: View, dx: number, dy: number, page: Size, table: Size): View {
  return keepInSight({ ...view, x: view.x + dx, y: view.y + dy }, page, table);
}

/** Where on the page a point on the table is. */
export function pagePoint(view: View, point: Point, page: Size, table: Size): Point {
  const scale = fitScale(page, table) * view.zoom;
  return { x: (point.x - view.x) / scale, y: (point.y - view.y) / scale };
}

/** Brings a point of the page into sight, as little as needed. */
export function reveal(view: View, point: Point, page: Size, table: Size): View {
  const scale = fitScale(page, table) * view.zoom;
  const margin = Math.min(table.width, table.height) / 5;
  const shift = (at: number, room: number) =>
    Math.min(0, room - margin - at) + Math.max(0, margin - at);
  const x = view.x + point.x * scale;
  const y = view.y + point.y * scale;
  return panBy(view, shift(x, table.width), shift(y, table.height), page, table);
}
