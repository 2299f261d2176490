import type { PictureSize } from '../layout/lay-out-scene.ts';
import type { Wish } from '../wish/wish.ts';
import { drawLetters } from './draw-letters.ts';

/** Longer titles would become too small to read. */
const LONGEST_TITLE = 60;

/** The sheet around a scene: where the scene lies on it. */
export type Sheet = {
  size: PictureSize;
  scene: { x: number; y: number; width: number; height: number };
  title?: string;
  border: number;
};

/** Leaves room around a scene for a wished frame and below it for a wished title. */
export function sheetOf(
  { hasFrame, title }: Pick<Wish, 'hasFrame' | 'title'>,
  size: PictureSize,
): Sheet {
  const small = Math.min(size.width, size.height);
  const border = hasFrame ? small * 0.055 : title ? small * 0.025 : 0;
  const band = title ? small * 0.115 : 0;
  return {
    size,
    scene: {
      x: border,
      y: border,
      width: size.width - border * 2,
      height: size.height - border * 2 - band,
    },
    border: hasFrame ? border : 0,
    ...(title ? { title: title.slice(0, LONGEST_TITLE) } : {}),
  };
}

const n = (value: number) => value.toFixed(1);

/** Lays a drawn scene on its sheet; without frame and title the scene itself is the picture. */
export function layOnSheet(scene: string, sheet: Sheet, isLines: boolean): string {
  const { size, scene: place } = sheet;
  if (place.x === 0 && !sheet.title) return scene;
  const inner = scene.replace('<svg ', `<svg x="${n(place.x)}" y="${n(place.y)}" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">${paper(sheet, isLines)}${inner}${edge(sheet, isLines)}${writing(sheet, isLines)}</svg>`;
}

/** The silhouette of a scene at its place on the sheet. */
export function shiftToSheet(silhouette: string, sheet: Sheet): string {
  const { size, scene: place } = sheet;
  if (place.x === 0 && !sheet.title) return silhouette;
  const inner = silhouette.replace('<svg ', `<svg x="${n(place.x)}" y="${n(place.y)}" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">${inner}</svg>`;
}

function paper({ size, border }: Sheet, isLines: boolean): string {
  const sheet = `<rect width="${size.width}" height="${size.height}" fill="${isLines ? '#fff' : '#fffaf0'}"/>`;
  if (border === 0 || isLines) return sheet;
  return `${sheet}<rect width="${size.width}" height="${size.height}" fill="#c98f52"/><rect x="${n(border * 0.16)}" y="${n(border * 0.16)}" width="${n(size.width - border * 0.32)}" height="${n(size.height - border * 0.32)}" rx="${n(border * 0.2)}" fill="#e0ab6b"/><rect x="${n(border * 0.74)}" y="${n(border * 0.74)}" width="${n(size.width - border * 1.48)}" height="${n(size.height - border * 1.48)}" fill="#fffaf0"/>`;
}

function edge({ size, scene, border }: Sheet, isLines: boolean): string {
  const ink = isLines ? '#000' : '#32252d';
  const thin = Math.min(size.width, size.height) * 0.004;
  const line = `<rect x="${n(scene.x)}" y="${n(scene.y)}" width="${n(scene.width)}" height="${n(scene.height)}" fill="none" stroke="${ink}" stroke-width="${n(thin)}"/>`;
  if (border === 0) return line;
  if (isLines) {
    return `${line}<rect x="${n(thin)}" y="${n(thin)}" width="${n(size.width - thin * 2)}" height="${n(size.height - thin * 2)}" rx="${n(border * 0.3)}" fill="none" stroke="${ink}" stroke-width="${n(thin)}"/>`;
  }
  const corners = [
    [0.5, 0.5],
    [size.width / border - 0.5, 0.5],
    [0.5, size.height / border - 0.5],
    [size.width / border - 0.5, size.height / border - 0.5],
  ] as const;
  const dots = corners.map(
    ([x, y]) =>
      `<circle cx="${n(x * border)}" cy="${n(y * border)}" r="${n(border * 0.2)}" fill="#ffd84a" stroke="${ink}" stroke-width="${n(thin * 0.7)}"/>`,
  );
  return line + dots.join('');
}

function writing({ size, scene, title, border }: Sheet, isLines: boolean): string {
  if (!title) return '';
  const low = scene.y + scene.height;
  const band = size.height - low - border * 0.5;
  const letters = drawLetters(title, {
    x: size.width / 2,
    y: low + band * 0.68,
    size: band * 0.62,
    widest: size.width * 0.86,
  });
  return isLines
    ? `<g fill="#fff" stroke="#000" stroke-width="4" stroke-linejoin="round">${letters}</g>`
    : `<g fill="#5a3550">${letters}</g>`;
}
