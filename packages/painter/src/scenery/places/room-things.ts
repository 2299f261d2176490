import { pickIfAny } from '@lux/random/choose.ts';
import type { Random } from '@lux/random/random.ts';
import type { Setting } from '../../wish/setting.ts';

/** Large leaves in a pot beside the wall. */
export function pottedPlant(x: number, low: number, small: number): string {
  const h = small * 0.3;
  const leaf = (lean: number, high: number, fill: string) =>
    `<path d="M${x} ${low - h * 0.3}Q${x + lean * h * 0.2} ${low - h * (0.3 + high)} ${x + lean * h} ${low - h * (0.34 + high)}Q${x + lean * h * 0.75} ${low - h * (0.1 + high * 0.6)} ${x} ${low - h * 0.3}Z" fill="${fill}"/>`;
  const leaves = [
    leaf(-0.5, 0.3, '#5f9273'),
    leaf(0.5, 0.34, '#5f9273'),
    leaf(-0.36, 0.6, '#76a985'),
    leaf(0.34, 0.62, '#6b9f7c'),
    leaf(0.06, 0.76, '#86b892'),
  ];
  return `<ellipse cx="${x}" cy="${low}" rx="${h * 0.3}" ry="${h * 0.06}" fill="#3a2a40" opacity=".2"/>${leaves.join('')}<path d="M${x - h * 0.2} ${low - h * 0.32}h${h * 0.4}l${-h * 0.06} ${h * 0.32}h${-h * 0.28}Z" fill="#d08a6a"/><path d="M${x - h * 0.23} ${low - h * 0.36}h${h * 0.46}v${h * 0.09}h${-h * 0.46}Z" fill="#dd9d7d"/>`;
}

/** What is seen through a window. */
export type View = 'day' | 'night' | 'grey' | 'snow' | 'storm' | 'rainbow';

/** Outside it is as the wish says, whatever the light in the room. */
export function viewOf({ time, weather }: Required<Setting>): View {
  if (weather.includes('storm')) return 'storm';
  if (weather.includes('snow') && time !== 'night') return 'snow';
  if (weather.includes('rain') || weather.includes('fog')) return 'grey';
  if (time === 'night') return 'night';
  return weather.includes('rainbow') ? 'rainbow' : 'day';
}

/** The sky above and below in a pane, and the hill. */
const VIEWS: Record<View, { sky: [string, string]; hill: string }> = {
  day: { sky: ['#8fd3f4', '#e6f7fd'], hill: '#9fd487' },
  night: { sky: ['#1a2255', '#4a5797'], hill: '#2c3b66' },
  grey: { sky: ['#8d9fb0', '#c6d2da'], hill: '#88ad7c' },
  snow: { sky: ['#b6c9da', '#e4edf4'], hill: '#fbfdff' },
  storm: { sky: ['#4a5468', '#8894a6'], hill: '#64846a' },
  rainbow: { sky: ['#8fd3f4', '#e6f7fd'], hill: '#9fd487' },
};

export const skyOf = (view: View): [string, string] => VIEWS[view].sky;

/** A window with a hill, between curtains; sun, moon, rain, snow or lightning are outside. */
export function windowPane(
  x: number,
  y: number,
  size: number,
  view: View,
  curtain: string,
  wet = view === 'grey',
): string {
  const h = size * 1.1;
  return `<rect x="${x - size * 0.54}" y="${y - h * 0.54}" width="${size * 1.08}" height="${h * 1.08}" rx="8" fill="#fff"/><rect x="${x - size / 2}" y="${y - h / 2}" width="${size}" height="${h}" fill="url(#pane)"/><path d="M${x - size / 2} ${y + h * 0.25}Q${x - size * 0.1} ${y} ${x + size / 2} ${y + h * 0.28}V${y + h / 2}H${x - size / 2}Z" fill="${VIEWS[view].hill}"/>${outside(x, y, size, h, view, wet)}<path d="M${x} ${y - h / 2}v${h}M${x - size / 2} ${y}h${size}" stroke="#fff" stroke-width="${size * 0.04}"/><path d="M${x - size * 0.62} ${y - h * 0.62}h${size * 0.3}q0 ${h * 0.6} ${-size * 0.3} ${h * 1.2}ZM${x + size * 0.62} ${y - h * 0.62}h${-size * 0.3}q0 ${h * 0.6} ${size * 0.3} ${h * 1.2}Z" fill="${curtain}" opacity=".95"/>`;
}

/** Where drops and flakes are in a pane, as shares of its width and height from the middle. */
const DROPS = [-0.4, -0.26, -0.12, 0.06, 0.2, 0.36].flatMap((across, at) =>
  [-0.42, -0.14, 0.14, 0.38].map((down) => [across, down + (at % 2) * 0.1] as const),
);

function outside(x: number, y: number, size: number, h: number, view: View, wet: boolean): string {
  const sun = (fill: string) =>
    `<circle cx="${x + size * 0.24}" cy="${y - h * 0.26}" r="${size * 0.1}" fill="${fill}"/>`;
  if (view === 'night') return sun('#fff3c4');
  if (view === 'day') return sun('#ffd84a');
  if (view === 'rainbow') {
    const bow = ['#e4513f', '#f6c445', '#6fb36a', '#5b8fd0'].map((colour, at) => {
      const r = size * (0.42 - at * 0.045);
      return `<path d="M${x - r} ${y + h * 0.2}A${r} ${r} 0 0 1 ${x + r} ${y + h * 0.2}" fill="none" stroke="${colour}" stroke-width="${size * 0.045}"/>`;
    });
    return bow.join('');
  }
  if (view === 'snow') {
    const flakes = DROPS.map(
      ([across, down]) =>
        `<circle cx="${x + across * size}" cy="${y + down * h}" r="${size * 0.022}" fill="#fff"/>`,
    );
    return flakes.join('');
  }
  const rain = DROPS.map(
    ([across, down]) => `M${x + across * size} ${y + down * h}l${-size * 0.025} ${size * 0.085}`,
  );
  const bolt =
    view === 'storm'
      ? `<path d="M${x + size * 0.2} ${y - h * 0.46}l${-size * 0.13} ${h * 0.26}h${size * 0.1}l${-size * 0.1} ${h * 0.28}l${size * 0.24} ${-h * 0.36}h${-size * 0.11}l${size * 0.12} ${-h * 0.18}Z" fill="#ffe27a"/>`
      : '';
  const drops = `<path d="${rain.join('')}" stroke="#eaf4fb" stroke-opacity=".85" stroke-width="${size * 0.016}" stroke-linecap="round" fill="none"/>`;
  return bolt + (wet || view === 'storm' ? drops : '');
}

export function picture(x: number, y: number, size: number, random: Random): string {
  const colour = pickIfAny(random, ['#ffd166', '#9ad0f5', '#c39bf0']) ?? '#ffd166';
  return `<rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" rx="6" fill="#c99a63"/><rect x="${x - size * 0.42}" y="${y - size * 0.42}" width="${size * 0.84}" height="${size * 0.84}" fill="#fff"/><path d="M${x} ${y + size * 0.26}C${x - size * 0.5} ${y - size * 0.05} ${x - size * 0.22} ${y - size * 0.35} ${x} ${y - size * 0.1}C${x + size * 0.22} ${y - size * 0.35} ${x + size * 0.5} ${y - size * 0.05} ${x} ${y + size * 0.26}Z" fill="${colour}"/>`;
}

/** Dots, stripes or panels below a bar. */
export function wallpaper(width: number, horizon: number, random: Random): string {
  const kind = pickIfAny(random, ['dots', 'stripes', 'panels'] as const);
  if (kind === 'stripes')
    return Array.from(
      { length: 10 },
      (_, at) =>
        `<rect x="${(at * width) / 10}" width="${width / 20}" height="${horizon}" fill="#fff" opacity=".22"/>`,
    ).join('');
  if (kind === 'panels') {
    const top = horizon * 0.66;
    const panels = Array.from(
      { length: 7 },
      (_, at) =>
        `<rect x="${(at + 0.14) * (width / 7)}" y="${top + horizon * 0.06}" width="${width / 9.7}" height="${horizon * 0.2}" rx="6" fill="none" stroke="#b98f6a" stroke-opacity=".35" stroke-width="4"/>`,
    );
    return `<rect y="${top}" width="${width}" height="${horizon - top}" fill="#fffaf0" opacity=".5"/><rect y="${top}" width="${width}" height="${horizon * 0.022}" fill="#fffaf0"/>${panels.join('')}`;
  }
  return Array.from(
    { length: 40 },
    (_, at) =>
      `<circle cx="${((at % 8) + (at > 0 && Math.floor(at / 8) % 2 ? 0.75 : 0.25)) * (width / 8)}" cy="${(Math.floor(at / 8) + 0.5) * (horizon / 5)}" r="${width * 0.006}" fill="#fff" opacity=".55"/>`,
  ).join('');
}

/** A board with books and a globe. */
export function shelf(x: number, y: number, size: number): string {
  const fills = ['#c96a5c', '#6d9dbd', '#e0b354', '#85ab74', '#a68bbf', '#d98f6a'];
  const books = fills.map((fill, at) => {
    const high = size * (0.3 + ((at * 5) % 4) * 0.035);
    return `<rect x="${x + size * (0.06 + at * 0.105)}" y="${y - high}" width="${size * 0.09}" height="${high}" rx="3" fill="${fill}"/>`;
  });
  return `${books.join('')}<circle cx="${x + size * 0.84}" cy="${y - size * 0.12}" r="${size * 0.12}" fill="#7fb0a8"/><path d="M${x + size * 0.74} ${y - size * 0.18}q${size * 0.1} ${size * 0.07} ${size * 0.2} 0" stroke="#fff" stroke-opacity=".7" stroke-width="4" fill="none"/><rect x="${x}" y="${y}" width="${size}" height="${size * 0.06}" rx="4" fill="#b98250"/>`;
}

export function standingLamp(x: number, low: number, size: number): string {
  return `<ellipse cx="${x}" cy="${low}" rx="${size * 0.16}" ry="${size * 0.03}" fill="#3a2a40" opacity=".2"/><path d="M${x - size * 0.012} ${low - size * 0.7}h${size * 0.024}V${low - size * 0.03}h${-size * 0.024}Z" fill="#8a6a52"/><ellipse cx="${x}" cy="${low - size * 0.02}" rx="${size * 0.1}" ry="${size * 0.025}" fill="#8a6a52"/><path d="M${x - size * 0.11} ${low - size * 0.98}h${size * 0.22}l${size * 0.08} ${size * 0.3}h${-size * 0.38}Z" fill="#f6dfa6"/><path d="M${x - size * 0.19} ${low - size * 0.68}h${size * 0.38}l${-size * 0.012} ${-size * 0.045}h${-size * 0.356}Z" fill="#e9b978"/>`;
}
