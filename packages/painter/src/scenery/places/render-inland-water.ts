import type { Layout } from '../../layout/layout.ts';
import { waterlineOf } from '../../layout/placing/waterline.ts';

const n = (value: number) => value.toFixed(1);

/** Between both banks; a river runs from edge to edge, a lake has its shore in the picture. */
function banks({ frame, setting }: Layout, isRiver: boolean) {
  const { width: w, height: h, horizon } = frame;
  const line = waterlineOf(setting.place, frame) ?? horizon + h * 0.14;
  const [far, near] = [horizon + h * (isRiver ? 0.075 : 0.05), line + h * (isRiver ? 0.035 : 0.1)];
  if (isRiver) {
    return `M-20 ${n(far)}C${n(w * 0.25)} ${n(far + h * 0.03)} ${n(w * 0.4)} ${n(far - h * 0.025)} ${n(w * 0.6)} ${n(far)}S${n(w * 0.9)} ${n(far + h * 0.02)} ${n(w + 20)} ${n(far)}V${n(near)}C${n(w * 0.8)} ${n(near + h * 0.03)} ${n(w * 0.6)} ${n(near - h * 0.02)} ${n(w * 0.4)} ${n(near)}S${n(w * 0.1)} ${n(near + h * 0.02)} -20 ${n(near)}Z`;
  }
  const middle = (far + near) / 2;
  return `M${n(w * 0.02)} ${n(middle)}C${n(w * 0.02)} ${n(far)} ${n(w * 0.3)} ${n(far)} ${n(w * 0.5)} ${n(far)}S${n(w * 0.98)} ${n(far)} ${n(w * 0.98)} ${n(middle)}S${n(w * 0.75)} ${n(near)} ${n(w * 0.5)} ${n(near)}S${n(w * 0.02)} ${n(near)} ${n(w * 0.02)} ${n(middle)}Z`;
}

/** A brook, a river or a lake that lies in the land, with its bank and light on the water. */
export function renderInlandWater(
  layout: Layout,
  lit: (colour: string) => string,
  isRiver: boolean,
): string {
  const { width: w, height: h, horizon } = layout.frame;
  const path = banks(layout, isRiver);
  const spark = (x: number, y: number, length: number) =>
    `M${n(w * x)} ${n(horizon + h * y)}q${n(w * length * 0.25)} ${n(-h * 0.008)} ${n(w * length * 0.5)} 0t${n(w * length * 0.5)} 0`;
  const sparks = [spark(0.12, 0.12, 0.1), spark(0.42, 0.1, 0.14), spark(0.72, 0.125, 0.12)];
  return `<path d="${path}" fill="${lit('#d9c48a')}" stroke="${lit('#d9c48a')}" stroke-width="${n(h * 0.02)}"/><path d="${path}" fill="${lit('#5fbbe6')}"/><path d="${sparks.join('')}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="${n(h * 0.005)}" stroke-linecap="round"/>`;
}

export function outlineInlandWater(layout: Layout, isRiver: boolean): string {
  return `<path d="${banks(layout, isRiver)}"/>`;
}
