import type { AnchorEntry } from './read-anchors.ts';

const n = (value: number) => value.toFixed(2);

/** Dark and round, with a spark; on dark fur in a white ring. */
function eye(x: number, y: number, kind: 'dot' | 'ring', r: number): string {
  const spark = `<circle cx="${n(x + r * 0.35)}" cy="${n(y - r * 0.4)}" r="${n(r * 0.38)}" fill="#fff"/>`;
  const pupil = `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#000"/>${spark}`;
  if (kind === 'dot') return pupil;
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r + 0.9)}" fill="#fff"/>${pupil}`;
}

/** The eyes that OpenMoji's artists leave out: one in profile, two from the front. */
export function drawEyes(entry: AnchorEntry | undefined): string {
  const eyes = entry?.anchors.eyes;
  if (!entry?.eye || !eyes) return '';
  const width = eyes.size ?? 9;
  const r = Math.min(1.7, Math.max(1.15, width * 0.14));
  if (entry.facing !== 'front') return eye(eyes.x, eyes.y, entry.eye, r);
  const apart = width * 0.32;
  return eye(eyes.x - apart, eyes.y, entry.eye, r) + eye(eyes.x + apart, eyes.y, entry.eye, r);
}
