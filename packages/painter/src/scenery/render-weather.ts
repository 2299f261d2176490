import { pickIfAny } from '@lux/random/choose.ts';
import { chance, floatBetween, type Random } from '@lux/random/random.ts';
import type { Layout } from '../layout/layout.ts';
import { faceOf } from './face-of.ts';
import { shapes } from './shapes.ts';

/** What falls or floats in front of everything: rain, snow, confetti, leaves, sparkles. */
export function renderWeather({ frame, setting, placements }: Layout, random: Random): string {
  const { width, height } = frame;
  const small = Math.min(width, height);
  const parts: string[] = [];
  const faces = placements.flatMap((placement) => faceOf(placement) ?? []);
  const scatter = (count: number, render: (x: number, y: number) => string, low = 1) => {
    for (let at = 0; at < count; at++) {
      const [x, y] = [random() * width, random() * height * low];
      const drawn = render(x, y);
      if (!faces.some((face) => Math.hypot(face.x - x, face.y - y) < face.r)) parts.push(drawn);
    }
  };
  const { weather } = setting;
  if (weather.includes('fog')) parts.push(fog(width, height, random));
  if (weather.includes('wind')) {
    scatter(9, (x, y) => gust(x, y, small * floatBetween(random, 0.09, 0.16)), 0.7);
  }
  if (weather.includes('storm')) parts.push(bolt(width * 0.14, height * 0.06, small * 0.2));
  if (weather.includes('storm')) parts.push(bolt(width * 0.86, height * 0.1, small * 0.15));
  if (weather.includes('spring')) {
    scatter(26, (x, y) => {
      const size = small * floatBetween(random, 0.006, 0.011);
      return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${size.toFixed(1)}" ry="${(size * 0.6).toFixed(1)}" fill="${chance(random, 0.6) ? '#ffd3e3' : '#ffffff'}" transform="rotate(${floatBetween(random, 0, 180).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"/>`;
    });
  }
  if (weather.includes('rain') || weather.includes('storm')) {
    scatter(110, (x, y) => {
      const size = small * floatBetween(random, 0.024, 0.046);
      return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l${(-size * 0.25).toFixed(1)} ${size.toFixed(1)}" stroke="#7cc0ee" stroke-width="${(size * 0.13).toFixed(1)}" stroke-linecap="round" opacity=".75"/>`;
    });
  }
  if (weather.includes('snow')) {
    scatter(
      120,
      (x, y) =>
        `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(small * floatBetween(random, 0.003, 0.009)).toFixed(1)}" fill="#fff" opacity="${floatBetween(random, 0.7, 1).toFixed(2)}"/>`,
    );
  }
  if (weather.includes('party')) {
    parts.push(garland(width, height, random));
    scatter(70, (x, y) => confetti(x, y, small * floatBetween(random, 0.007, 0.013), random), 0.8);
  }
  if (weather.includes('autumn')) {
    scatter(26, (x, y) => {
      const size = small * floatBetween(random, 0.014, 0.024);
      return `<path transform="rotate(${floatBetween(random, 0, 180).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})" d="M${(x - size).toFixed(0)} ${y.toFixed(0)}q${size.toFixed(0)} ${(-size).toFixed(0)} ${(size * 2).toFixed(0)} 0q${(-size).toFixed(0)} ${size.toFixed(0)} ${(-size * 2).toFixed(0)} 0" fill="${pickIfAny(random, ['#d9733a', '#e8a83b', '#b9502f']) ?? '#d9733a'}"/>`;
    });
  }
  if (weather.includes('magic')) {
    scatter(
      40,
      (x, y) =>
        shapes.star(
          x,
          y,
          small * floatBetween(random, 0.004, 0.011),
          pickIfAny(random, ['#fff2a8', '#ffffff', '#ffd0f0']) ?? '#ffffff',
        ),
      0.85,
    );
  }
  return parts.join('');
}

/** Pale banks that lie before everything, thickest near the ground. */
function fog(width: number, height: number, random: Random): string {
  const banks = Array.from({ length: 7 }, (_, at) => {
    const [x, y] = [floatBetween(random, 0, 1) * width, height * (0.5 + at * 0.07)];
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(width * 0.62).toFixed(0)}" ry="${(height * 0.085).toFixed(0)}" fill="url(#fog)"/>`;
  });
  return `<defs><radialGradient id="fog"><stop offset="0" stop-color="#f4f7fa" stop-opacity=".5"/><stop offset="1" stop-color="#f4f7fa" stop-opacity="0"/></radialGradient></defs><rect width="${width}" height="${height}" fill="#e9eef2" opacity=".12"/>${banks.join('')}`;
}

/** A curl of wind. */
function gust(x: number, y: number, size: number): string {
  return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q${(size * 0.6).toFixed(0)} ${(-size * 0.16).toFixed(0)} ${size.toFixed(0)} 0q${(size * 0.3).toFixed(0)} ${(size * 0.16).toFixed(0)} ${(size * 0.2).toFixed(0)} ${(-size * 0.16).toFixed(0)}q${(-size * 0.1).toFixed(0)} ${(-size * 0.16).toFixed(0)} ${(-size * 0.24).toFixed(0)} 0" fill="none" stroke="#fff" stroke-width="${(size * 0.04).toFixed(1)}" stroke-linecap="round" opacity=".85"/>`;
}

function bolt(x: number, y: number, size: number): string {
  const to = (dx: number, dy: number) =>
    `${(x + dx * size).toFixed(0)} ${(y + dy * size).toFixed(0)}`;
  return `<path d="M${to(0.1, 0)}L${to(-0.25, 0.55)}H${(x + 0.02 * size).toFixed(0)}L${to(-0.12, 1.1)}L${to(0.32, 0.4)}H${(x + 0.06 * size).toFixed(0)}L${to(0.32, 0)}Z" fill="#ffe14d" stroke="#fff6c2" stroke-width="${(size * 0.03).toFixed(1)}" stroke-linejoin="round"/>`;
}

function confetti(x: number, y: number, size: number, random: Random): string {
  const colour =
    pickIfAny(random, ['#f2545b', '#ffd23f', '#3bceac', '#4d9de0', '#c77dff', '#ff9f1c']) ??
    '#f2545b';
  return `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${size.toFixed(1)}" height="${(size * 1.6).toFixed(1)}" rx="2" fill="${colour}" transform="rotate(${floatBetween(random, 0, 90).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"/>`;
}

/** Bunting along the upper edge. */
function garland(width: number, height: number, random: Random): string {
  const colours = ['#f2545b', '#ffd23f', '#3bceac', '#4d9de0', '#c77dff'];
  const sag = height * floatBetween(random, 0.04, 0.06);
  const top = height * 0.02;
  const flags = Array.from({ length: 13 }, (_, at) => {
    const share = (at + 0.5) / 13;
    const x = share * width;
    const y = top + sag * 4 * share * (1 - share);
    const size = width / 24;
    return `<path d="M${x - size * 0.6} ${y}h${size * 1.2}l${-size * 0.6} ${size * 1.3}Z" fill="${colours[at % colours.length]}"/>`;
  });
  return `<path d="M0 ${top}Q${width / 2} ${top + sag * 2} ${width} ${top}" fill="none" stroke="#fff" stroke-width="5"/>${flags.join('')}`;
}
