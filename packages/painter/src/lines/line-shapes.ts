import { floatBetween, type Random } from '@lux/random/random.ts';

const n = (value: number) => value.toFixed(1);

/**
 * Large, closed shapes for the backgrounds of colouring pages. All measures in pixels; what lies
 * behind a shape is hidden by it. Colours and line width come from the group they are put into.
 */
export const lineShapes = {
  /** Several pieces with one outline around them all: ink below, the same pieces in white above. */
  union(pieces: string, pen: number): string {
    return `<g fill="#000" stroke-width="${n(pen * 2)}">${pieces}</g><g fill="#fff" stroke="none">${pieces}</g>`;
  },

  circle(x: number, y: number, r: number): string {
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`;
  },

  ellipse(x: number, y: number, rx: number, ry: number): string {
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"/>`;
  },

  cloud(x: number, y: number, size: number, pen: number): string {
    const puff = (dx: number, dy: number, r: number) =>
      lineShapes.circle(x + dx * size, y + dy * size, r * size);
    const base = `<rect x="${n(x - 0.8 * size)}" y="${n(y)}" width="${n(1.6 * size)}" height="${n(0.28 * size)}" rx="${n(0.14 * size)}"/>`;
    return lineShapes.union(
      `${puff(-0.55, 0.02, 0.26)}${puff(-0.2, -0.16, 0.36)}${puff(0.22, -0.1, 0.32)}${puff(0.58, 0.05, 0.22)}${base}`,
      pen,
    );
  },

  /** A face of light before a wreath of rays that is one area. */
  sun(x: number, y: number, r: number): string {
    const points = Array.from({ length: 24 }, (_, at) => {
      const reach = r * (at % 2 === 0 ? 1.72 : 1.3);
      const turn = (Math.PI / 12) * at;
      return `${n(x + Math.cos(turn) * reach)},${n(y + Math.sin(turn) * reach)}`;
    });
    const eye = (dx: number) =>
      `<circle cx="${n(x + dx * r)}" cy="${n(y - r * 0.15)}" r="${n(r * 0.09)}" fill="#000" stroke="none"/>`;
    return `<polygon points="${points.join(' ')}"/>${lineShapes.circle(x, y, r)}${eye(-0.32)}${eye(0.32)}<path d="M${n(x - r * 0.4)} ${n(y + r * 0.25)}Q${n(x)} ${n(y + r * 0.65)} ${n(x + r * 0.4)} ${n(y + r * 0.25)}" fill="none"/>`;
  },

  crescent(x: number, y: number, r: number): string {
    return `<path d="M${n(x + r * 0.45)} ${n(y - r * 0.9)}A${n(r)} ${n(r)} 0 1 0 ${n(x + r * 0.45)} ${n(y + r * 0.9)}A${n(r * 1.15)} ${n(r * 1.15)} 0 0 1 ${n(x + r * 0.45)} ${n(y - r * 0.9)}Z"/>`;
  },

  star(x: number, y: number, size: number): string {
    const points = Array.from({ length: 10 }, (_, at) => {
      const reach = at % 2 === 0 ? size : size * 0.46;
      const turn = (Math.PI / 5) * at - Math.PI / 2;
      return `${n(x + reach * Math.cos(turn))},${n(y + reach * Math.sin(turn))}`;
    });
    return `<polygon points="${points.join(' ')}"/>`;
  },

  /** A rolling band from beyond one edge to beyond the other, closed below the picture. */
  hill(width: number, y: number, bottom: number, wave: number, random: Random): string {
    const parts = 2 + Math.round(random());
    const step = width / parts;
    let path = `M${n(-step)} ${n(y)}`;
    for (let at = 0; at <= parts + 1; at++) {
      const x = step * at;
      path += `S${n(x - step * 0.5)} ${n(y + floatBetween(random, -wave, wave))} ${n(x)} ${n(y + floatBetween(random, -wave, wave))}`;
    }
    return `<path d="${path}V${n(bottom * 1.1)}H${n(-step)}Z"/>`;
  },

  /** The surface of water, closed below the picture. */
  waves(width: number, y: number, bottom: number, size: number): string {
    return `<path d="${lineShapes.surface(width, y, size)}V${n(bottom * 1.1)}H${n(-width / 8)}Z"/>`;
  },

  /** The open path of a water line from beyond one edge to beyond the other. */
  surface(width: number, y: number, size: number): string {
    const step = width / 8;
    let path = `M${n(-step)} ${n(y)}`;
    for (let x = -step; x < width + step; x += step)
      path += `q${n(step / 4)} ${n(-size * 2)} ${n(step / 2)} 0t${n(step / 2)} 0`;
    return path;
  },

  tree(x: number, base: number, height: number, pen: number): string {
    const r = height * 0.27;
    const top = base - height * 0.66;
    const puff = (dx: number, dy: number, size: number) =>
      lineShapes.circle(x + dx * r, top + dy * r, r * size);
    const trunk = `<path d="M${n(x - height * 0.07)} ${n(base)}Q${n(x - height * 0.03)} ${n(base - height * 0.2)} ${n(x - height * 0.045)} ${n(top)}H${n(x + height * 0.045)}Q${n(x + height * 0.03)} ${n(base - height * 0.2)} ${n(x + height * 0.07)} ${n(base)}Z"/>`;
    const crown = `${puff(-0.75, 0.3, 0.72)}${puff(0.75, 0.3, 0.72)}${puff(0, -0.4, 0.95)}${puff(0, 0.4, 0.8)}`;
    return trunk + lineShapes.union(crown, pen);
  },

  fir(x: number, base: number, height: number): string {
    const layer = (top: number, low: number, half: number) =>
      `<path d="M${n(x)} ${n(base - height * top)}L${n(x + height * half)} ${n(base - height * low)}Q${n(x)} ${n(base - height * (low - 0.08))} ${n(x - height * half)} ${n(base - height * low)}Z"/>`;
    return `<rect x="${n(x - height * 0.05)}" y="${n(base - height * 0.18)}" width="${n(height * 0.1)}" height="${n(height * 0.18)}"/>${layer(0.7, 0.13, 0.28)}${layer(0.86, 0.38, 0.22)}${layer(1, 0.62, 0.16)}`;
  },

  /** A trunk and a crown of leaves that is one area. */
  palm(x: number, base: number, height: number, lean: number, pen: number): string {
    const topX = x + lean * height * 0.22;
    const top = base - height * 0.76;
    const frond = (dx: number, dy: number) =>
      `<path d="M${n(topX)} ${n(top)}Q${n(topX + dx * height * 0.5)} ${n(top - height * 0.24 + dy * height * 0.1)} ${n(topX + dx * height)} ${n(top + dy * height)}Q${n(topX + dx * height * 0.4)} ${n(top + height * 0.05 + dy * height * 0.4)} ${n(topX)} ${n(top + height * 0.04)}Z"/>`;
    const trunk = `<path d="M${n(x - height * 0.06)} ${n(base)}Q${n(x + lean * height * 0.03)} ${n(base - height * 0.5)} ${n(topX - height * 0.035)} ${n(top)}H${n(topX + height * 0.035)}Q${n(x + lean * height * 0.15)} ${n(base - height * 0.4)} ${n(x + height * 0.065)} ${n(base)}Z"/>`;
    const crown = `${frond(-0.36, 0.2)}${frond(0.36, 0.2)}${frond(-0.36, -0.03)}${frond(0.36, -0.03)}${lineShapes.circle(topX, top, height * 0.05)}`;
    return trunk + lineShapes.union(crown, pen);
  },

  flower(x: number, base: number, size: number, pen: number): string {
    const top = base - size * 1.6;
    const petals = Array.from({ length: 5 }, (_, at) => {
      const turn = (Math.PI * 2 * at) / 5 - Math.PI / 2;
      return lineShapes.circle(
        x + Math.cos(turn) * size * 0.44,
        top + Math.sin(turn) * size * 0.44,
        size * 0.34,
      );
    });
    const stem = `<rect x="${n(x - size * 0.09)}" y="${n(top)}" width="${n(size * 0.18)}" height="${n(base - top)}"/><path d="M${n(x + size * 0.09)} ${n(base - size * 0.3)}q${n(size * 0.15)} ${n(-size * 0.5)} ${n(size * 0.7)} ${n(-size * 0.45)}q${n(-size * 0.1)} ${n(size * 0.45)} ${n(-size * 0.7)} ${n(size * 0.45)}Z"/>`;
    return `${stem}${lineShapes.union(petals.join(''), pen)}${lineShapes.circle(x, top, size * 0.24)}`;
  },

  /** A tuft of three blades. */
  grass(x: number, y: number, size: number): string {
    return `<path d="M${n(x - size * 0.5)} ${n(y)}Q${n(x - size * 0.6)} ${n(y - size * 0.5)} ${n(x - size * 0.8)} ${n(y - size * 0.8)}Q${n(x - size * 0.3)} ${n(y - size * 0.6)} ${n(x - size * 0.15)} ${n(y - size * 0.3)}Q${n(x - size * 0.1)} ${n(y - size * 0.8)} ${n(x)} ${n(y - size * 1.2)}Q${n(x + size * 0.15)} ${n(y - size * 0.8)} ${n(x + size * 0.15)} ${n(y - size * 0.3)}Q${n(x + size * 0.35)} ${n(y - size * 0.65)} ${n(x + size * 0.8)} ${n(y - size * 0.8)}Q${n(x + size * 0.6)} ${n(y - size * 0.5)} ${n(x + size * 0.5)} ${n(y)}Z"/>`;
  },

  /** A mountain with a cap of snow. */
  peak(x: number, base: number, height: number, half: number): string {
    const top = base - height;
    const at = (share: number, dx: number) => `${n(x + half * dx)} ${n(top + height * share)}`;
    return `<path d="M${n(x - half)} ${n(base)}L${n(x)} ${n(top)}L${n(x + half)} ${n(base)}Z"/><path d="M${n(x)} ${n(top)}L${at(0.32, 0.32)}L${at(0.26, 0.14)}L${at(0.4, 0)}L${at(0.26, -0.14)}L${at(0.32, -0.32)}Z"/>`;
  },

  house(x: number, base: number, w: number, h: number): string {
    const top = base - h;
    const pane = (dx: number, dy: number) =>
      `<rect x="${n(x + w * dx)}" y="${n(top + w * dy)}" width="${n(w * 0.24)}" height="${n(w * 0.26)}"/>`;
    const rows = Math.min(2, Math.max(1, Math.floor((h - w * 0.55) / (w * 0.42))));
    const panes = Array.from(
      { length: rows },
      (_, at) => pane(0.16, 0.2 + at * 0.42) + pane(0.6, 0.2 + at * 0.42),
    );
    return `<path d="M${n(x - w * 0.08)} ${n(top)}L${n(x + w / 2)} ${n(top - w * 0.5)}L${n(x + w * 1.08)} ${n(top)}Z"/><rect x="${n(x)}" y="${n(top)}" width="${n(w)}" height="${n(h)}"/>${panes.join('')}`;
  },

  planet(x: number, y: number, r: number, hasRing: boolean): string {
    const bands = `<path d="M${n(x - r * 0.95)} ${n(y - r * 0.3)}Q${n(x)} ${n(y + r * 0.05)} ${n(x + r * 0.95)} ${n(y - r * 0.3)}M${n(x - r * 0.95)} ${n(y + r * 0.3)}Q${n(x)} ${n(y + r * 0.65)} ${n(x + r * 0.95)} ${n(y + r * 0.3)}" fill="none"/>`;
    if (!hasRing)
      return `${lineShapes.circle(x, y, r)}${lineShapes.circle(x - r * 0.35, y - r * 0.3, r * 0.24)}${lineShapes.circle(x + r * 0.35, y + r * 0.25, r * 0.3)}`;
    const ring = (reach: number) =>
      `M${n(x - r * reach)} ${n(y)}A${n(r * reach)} ${n(r * reach * 0.3)} 0 0 0 ${n(x + r * reach)} ${n(y)}`;
    return `<g transform="rotate(-16 ${n(x)} ${n(y)})">${lineShapes.ellipse(x, y, r * 1.9, r * 0.57)}${lineShapes.ellipse(x, y, r * 1.4, r * 0.4)}${lineShapes.circle(x, y, r)}${bands}<path d="${ring(1.9)}L${n(x + r * 1.4)} ${n(y)}A${n(r * 1.4)} ${n(r * 0.42)} 0 0 1 ${n(x - r * 1.4)} ${n(y)}Z"/></g>`;
  },

  weed(x: number, base: number, height: number, sway: number): string {
    const half = height * 0.07;
    return `<path d="M${n(x - half)} ${n(base)}q${n(sway)} ${n(-height * 0.25)} ${n(half * 0.4)} ${n(-height * 0.5)}T${n(x)} ${n(base - height)}Q${n(x - sway * 0.4 + half * 1.6)} ${n(base - height * 0.75)} ${n(x + half * 1.2)} ${n(base - height * 0.5)}T${n(x + half)} ${n(base)}Z"/>`;
  },

  fish(x: number, y: number, size: number, faces: number): string {
    const to = (dx: number, dy: number) => `${n(x + dx * size * faces)} ${n(y + dy * size)}`;
    return `<path d="M${to(-0.7, 0)}L${to(-1.3, -0.45)}Q${to(-1.1, 0)} ${to(-1.3, 0.45)}Z"/><path d="M${to(-0.8, 0)}Q${to(0, -0.85)} ${to(1, 0)}Q${to(0, 0.85)} ${to(-0.8, 0)}Z"/><path d="M${to(0.35, -0.36)}Q${to(0.1, 0)} ${to(0.35, 0.36)}" fill="none"/><circle cx="${n(x + 0.62 * size * faces)}" cy="${n(y - 0.1 * size)}" r="${n(size * 0.07)}" fill="#000" stroke="none"/>`;
  },

  drop(x: number, y: number, size: number): string {
    return `<path d="M${n(x)} ${n(y - size)}Q${n(x + size * 0.75)} ${n(y + size * 0.1)} ${n(x)} ${n(y + size * 0.55)}Q${n(x - size * 0.75)} ${n(y + size * 0.1)} ${n(x)} ${n(y - size)}Z"/>`;
  },

  leaf(x: number, y: number, size: number, angle: number): string {
    return `<path transform="rotate(${n(angle)} ${n(x)} ${n(y)})" d="M${n(x - size)} ${n(y)}Q${n(x)} ${n(y - size)} ${n(x + size)} ${n(y)}Q${n(x)} ${n(y + size)} ${n(x - size)} ${n(y)}ZH${n(x + size * 0.6)}"/>`;
  },
};
