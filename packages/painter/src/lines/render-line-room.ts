import type { Layout } from '../layout/layout.ts';
import { outlineAreas } from '../scenery/places/areas.ts';
import { furnitureOf } from '../scenery/places/furniture.ts';
import { lineShapes } from './line-shapes.ts';

/** A room with a window, a picture and a rug, a classroom with its board, a kitchen, a bath, a stage. */
export function renderLineRoom({ frame, setting }: Layout, pen: number): string {
  const { width, height, horizon } = frame;
  const skirting = `<rect x="-50" y="${horizon - height * 0.015}" width="${width + 100}" height="${height * 0.022}"/>`;
  if (setting.place === 'classroom')
    return skirting + board(width / 2, horizon * 0.38, width * 0.74);
  const areas = outlineAreas(furnitureOf(setting.place, frame), pen);
  if (areas && setting.place !== 'bedroom') return skirting + areas;
  const y = horizon + (height - horizon) * 0.62;
  const rug = (share: number) =>
    lineShapes.ellipse(width / 2, y, width * 0.46 * share, (height - horizon) * 0.27 * share);
  return `${skirting}${rug(1)}${rug(0.85)}${window(width * 0.28, horizon * 0.42, width * 0.3)}${areas || picture(width * 0.74, horizon * 0.36, width * 0.2)}`;
}

function board(x: number, y: number, w: number): string {
  const h = w * 0.52;
  const sum = `<g transform="translate(${x - w * 0.36} ${y - h * 0.26}) scale(${w / 420})" fill="none" stroke-width="5"><path d="M4 60L30 0L56 60M14 40H46M90 60V0Q122 0 118 14Q114 28 90 28Q124 28 122 44Q118 60 90 60M196 10Q180 -8 164 10Q150 30 164 50Q180 68 196 50"/><path fill="#fff" d="M20 108l34 -28l34 28v44H20ZM46 152v-24h16v24"/><circle fill="#fff" cx="250" cy="110" r="26"/></g>`;
  return `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="12"/><rect x="${x - w * 0.465}" y="${y - h * 0.44}" width="${w * 0.93}" height="${h * 0.88}"/>${sum}<rect x="${x - w * 0.36}" y="${y + h * 0.5}" width="${w * 0.72}" height="${h * 0.06}" rx="6"/>`;
}

function window(x: number, y: number, size: number): string {
  const h = size * 1.15;
  const [left, right, top, low] = [x - size / 2, x + size / 2, y - h / 2, y + h / 2];
  const pane = `<rect x="${left}" y="${top}" width="${size}" height="${h}"/>`;
  const hill = `<path d="M${left} ${y + h * 0.3}Q${x - size * 0.1} ${y + h * 0.05} ${right} ${y + h * 0.3}V${low}H${left}Z"/>`;
  const bars = `<rect x="${x - size * 0.025}" y="${top}" width="${size * 0.05}" height="${h}"/><rect x="${left}" y="${y - size * 0.025}" width="${size}" height="${size * 0.05}"/>`;
  const curtain = (side: number) =>
    `<path d="M${x + side * size * 0.62} ${top - h * 0.06}h${-side * size * 0.34}q0 ${h * 0.6} ${side * size * 0.34} ${h * 1.18}Z"/>`;
  return `<rect x="${left - size * 0.05}" y="${top - size * 0.05}" width="${size * 1.1}" height="${h + size * 0.1}" rx="8"/>${pane}${hill}${lineShapes.circle(x + size * 0.27, y - h * 0.28, size * 0.1)}${bars}${curtain(-1)}${curtain(1)}`;
}

function picture(x: number, y: number, size: number): string {
  const frame = (share: number) =>
    `<rect x="${x - (size * share) / 2}" y="${y - (size * share) / 2}" width="${size * share}" height="${size * share}"/>`;
  return `${frame(1)}${frame(0.8)}<path d="M${x} ${y + size * 0.26}C${x - size * 0.5} ${y - size * 0.05} ${x - size * 0.22} ${y - size * 0.35} ${x} ${y - size * 0.1}C${x + size * 0.22} ${y - size * 0.35} ${x + size * 0.5} ${y - size * 0.05} ${x} ${y + size * 0.26}Z"/>`;
}
