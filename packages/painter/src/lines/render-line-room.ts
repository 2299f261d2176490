import type { Layout } from '../layout/layout.ts';
import { outlineAreas } from '../scenery/places/areas.ts';
import { furnitureOf } from '../scenery/places/furniture.ts';
import { type Box, isFreeBox } from './is-free-box.ts';
import { lineShapes } from './line-shapes.ts';

/** A room with a window, a picture and a rug, a classroom with its board, a kitchen, a bath, a stage. */
export function renderLineRoom(layout: Layout, pen: number): string {
  const { frame, setting } = layout;
  const { width, height, horizon } = frame;
  const skirting = `<rect x="-50" y="${horizon - height * 0.015}" width="${width + 100}" height="${height * 0.022}"/>`;
  if (setting.place === 'classroom') {
    const [wide, y] = [width * 0.74, horizon * 0.38];
    const box = around(width / 2, y, wide * 0.9, wide * 0.36);
    return skirting + board(width / 2, y, wide, isFreeBox(layout, box));
  }
  const areas = outlineAreas(furnitureOf(setting.place, frame), pen);
  if (areas && setting.place !== 'bedroom') return skirting + areas;
  const y = horizon + (height - horizon) * 0.62;
  const rug = (share: number) =>
    lineShapes.ellipse(width / 2, y, width * 0.46 * share, (height - horizon) * 0.27 * share);
  return `${skirting}${rug(1)}${rug(0.85)}${onWall(layout, pen)}${areas}`;
}

const around = (x: number, y: number, wide: number, high: number): Box => ({
  left: x - wide / 2,
  right: x + wide / 2,
  top: y - high / 2,
  low: y + high / 2,
});

/** Window and picture where nobody is before them, smaller where there is little room. */
function onWall(layout: Layout, pen: number): string {
  const { width, horizon } = layout.frame;
  const isBedroom = layout.setting.place === 'bedroom';
  const hung: Box[] = [];
  const hang = (
    sizes: readonly number[],
    high: number,
    draw: (x: number, y: number, size: number) => string,
  ) => {
    for (const share of sizes)
      for (const at of isBedroom ? [0.26] : [0.26, 0.76, 0.14, 0.88]) {
        const [size, x, y] = [width * share, width * at, horizon * 0.4];
        const box = around(x, y, size * 1.3, size * high);
        const isOver = hung.some((other) => other.left < box.right && other.right > box.left);
        const isOnWall = box.left > 0 && box.right < width && box.top > 0;
        if (isOver || !isOnWall || !isFreeBox(layout, box, pen * 2)) continue;
        hung.push(box);
        return draw(x, y, size);
      }
    return '';
  };
  const pane = hang([0.3, 0.22, 0.16], 1.45, window);
  return isBedroom ? pane : pane + hang([0.2, 0.14], 1, picture);
}

/** With letters and a house on it, if they are seen. */
function board(x: number, y: number, w: number, isWritten: boolean): string {
  const h = w * 0.52;
  const sum = `<g transform="translate(${x - w * 0.36} ${y - h * 0.26}) scale(${w / 420})" fill="none" stroke-width="5"><path d="M4 60L30 0L56 60M14 40H46M90 60V0Q122 0 118 14Q114 28 90 28Q124 28 122 44Q118 60 90 60M196 10Q180 -8 164 10Q150 30 164 50Q180 68 196 50"/><path fill="#fff" d="M20 108l34 -28l34 28v44H20ZM46 152v-24h16v24"/><circle fill="#fff" cx="250" cy="110" r="26"/></g>`;
  return `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="12"/><rect x="${x - w * 0.465}" y="${y - h * 0.44}" width="${w * 0.93}" height="${h * 0.88}"/>${isWritten ? sum : ''}<rect x="${x - w * 0.36}" y="${y + h * 0.5}" width="${w * 0.72}" height="${h * 0.06}" rx="6"/>`;
}

/** Four panes between curtains. */
function window(x: number, y: number, size: number): string {
  const h = size * 1.15;
  const frame = `<rect x="${x - size / 2}" y="${y - h / 2}" width="${size}" height="${h}" rx="8"/>`;
  const panes = [-1, 1].flatMap((across) =>
    [-1, 1].map(
      (down) =>
        `<rect x="${x + across * size * 0.22 - size * 0.18}" y="${y + down * h * 0.23 - h * 0.19}" width="${size * 0.36}" height="${h * 0.38}"/>`,
    ),
  );
  const curtain = (side: number) =>
    `<path d="M${x + side * size * 0.64} ${y - h * 0.58}h${-side * size * 0.4}q0 ${h * 0.66} ${side * size * 0.4} ${h * 1.2}Z"/>`;
  return frame + panes.join('') + curtain(-1) + curtain(1);
}

function picture(x: number, y: number, size: number): string {
  const frame = (share: number) =>
    `<rect x="${x - (size * share) / 2}" y="${y - (size * share) / 2}" width="${size * share}" height="${size * share}"/>`;
  return `${frame(1)}${frame(0.8)}<path d="M${x} ${y + size * 0.26}C${x - size * 0.5} ${y - size * 0.05} ${x - size * 0.22} ${y - size * 0.35} ${x} ${y - size * 0.1}C${x + size * 0.22} ${y - size * 0.35} ${x + size * 0.5} ${y - size * 0.05} ${x} ${y + size * 0.26}Z"/>`;
}
