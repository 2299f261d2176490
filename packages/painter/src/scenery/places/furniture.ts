import type { Frame } from '../../layout/layout.ts';
import type { Place } from '../../wish/setting.ts';
import { type Area, box, disc, fine } from './areas.ts';
import * as halls from './halls.ts';
import * as outings from './outings.ts';
import * as sites from './sites.ts';
import * as workrooms from './workrooms.ts';

const n = (value: number) => value.toFixed(1);

/** Cupboards, an oven, a fridge and a shelf with jars. */
function kitchen({ width: w, height: h, horizon }: Frame): Area[] {
  const low = horizon + h * 0.035;
  const top = horizon - h * 0.15;
  const u = Math.min(w, h);
  const doors = [0.3, 0.43, 0.82].flatMap((share) => [
    box(w * share, top + h * 0.035, w * 0.12, low - top - h * 0.05, '#fbf0dc', 8),
    fine(disc(w * (share + 0.1), top + h * 0.08, u * 0.007, '#c98f52')),
  ]);
  const oven = [
    box(w * 0.57, top + h * 0.02, w * 0.22, low - top - h * 0.02, '#e7ebef', 8),
    box(w * 0.6, top + h * 0.075, w * 0.16, h * 0.085, '#5d6672', 8),
    fine(box(w * 0.61, top + h * 0.085, w * 0.06, h * 0.02, '#7d8894', 6)),
    ...[0.61, 0.65, 0.71, 0.75].map((share) =>
      fine(disc(w * share, top + h * 0.045, u * 0.009, '#e4513f')),
    ),
  ];
  const fridge = [
    box(w * 0.05, horizon - h * 0.36, w * 0.2, h * 0.395, '#dff1f7', 14),
    box(w * 0.05, horizon - h * 0.36, w * 0.2, h * 0.12, '#eef9fd', 14),
    box(w * 0.215, horizon - h * 0.21, w * 0.014, h * 0.08, '#9fb4c0', 5),
  ];
  const jars = ['#e4513f', '#f1b31c', '#8fcd74', '#9ad0f5'].flatMap((fill, at) => [
    box(w * (0.6 + at * 0.075), horizon - h * 0.405, w * 0.052, h * 0.06, fill, 9),
    box(w * (0.604 + at * 0.075), horizon - h * 0.42, w * 0.044, h * 0.018, '#a57939', 4),
  ]);
  return [
    ...fridge,
    box(w * 0.28, top + h * 0.02, w * 0.68, low - top - h * 0.02, '#f3dcae'),
    ...doors,
    ...oven,
    box(w * 0.27, top, w * 0.7, h * 0.026, '#b07a48', 6),
    box(w * 0.57, horizon - h * 0.345, w * 0.35, h * 0.016, '#b07a48', 4),
    ...jars,
  ];
}

/** A mirror over a basin, a towel and a shelf. */
function bathroom({ width: w, height: h, horizon }: Frame): Area[] {
  return [
    disc(w * 0.79, horizon - h * 0.36, w * 0.105, '#c98f52', h * 0.12),
    disc(w * 0.79, horizon - h * 0.36, w * 0.085, '#d9f1fb', h * 0.1),
    box(w * 0.77, horizon - h * 0.12, w * 0.04, h * 0.14, '#eef3f6'),
    {
      path: `M${n(w * 0.68)} ${n(horizon - h * 0.175)}h${n(w * 0.22)}q${n(-w * 0.01)} ${n(h * 0.08)} ${n(-w * 0.08)} ${n(h * 0.08)}h${n(-w * 0.06)}q${n(-w * 0.07)} 0 ${n(-w * 0.08)} ${n(-h * 0.08)}Z`,
      fill: '#ffffff',
    },
    box(w * 0.1, horizon - h * 0.37, w * 0.22, h * 0.016, '#c98f52', 5),
    box(w * 0.12, horizon - h * 0.365, w * 0.12, h * 0.19, '#ff9f80', 6),
    fine(box(w * 0.12, horizon - h * 0.21, w * 0.12, h * 0.018, '#fff3dc')),
    box(w * 0.255, horizon - h * 0.365, w * 0.05, h * 0.13, '#8fd6b8', 6),
  ];
}

/** A shelf with toys and a lamp on a small chest. */
function bedroom({ width: w, height: h, horizon }: Frame): Area[] {
  const shelf = horizon - h * 0.27;
  const books = ['#e4513f', '#4a9be0', '#f1b31c', '#5fae3d'].map((fill, at) =>
    box(
      w * (0.64 + at * 0.03),
      shelf - h * (0.075 - (at % 2) * 0.012),
      w * 0.026,
      h * (0.075 - (at % 2) * 0.012),
      fill,
    ),
  );
  return [
    box(w * 0.62, shelf, w * 0.3, h * 0.018, '#b07a48', 5),
    ...books,
    disc(w * 0.835, shelf - h * 0.035, h * 0.035, '#f28fa5'),
    fine(disc(w * 0.835, shelf - h * 0.035, h * 0.014, '#fbd3dc')),
  ];
}

/** Curtains, boards and two cones of light. */
function stage({ width: w, height: h, horizon }: Frame): Area[] {
  const cone = (x: number, to: number): Area => ({
    path: `M${n(x)} 0L${n(to - w * 0.2)} ${n(h)}H${n(to + w * 0.2)}Z`,
    fill: '#fff3c455',
    isFine: true,
  });
  const curtain = (side: number): Area[] =>
    [0, 1, 2].map((fold) => {
      const x = (at: number) => n(side < 0 ? at : w - at);
      const from = w * 0.065 * fold;
      return {
        path: `M${x(from)} 0H${x(from + w * 0.08)}Q${x(from + w * 0.06)} ${n(h * 0.4)} ${x(from + w * (0.05 - fold * 0.012))} ${n(horizon + h * 0.05)}H${x(from * 0.7)}Z`,
        fill: fold % 2 === 0 ? '#b3261e' : '#c9372d',
      };
    });
  const scallops = Array.from({ length: 6 }, (_, at) => ({
    path: `M${n((w / 6) * at)} -5h${n(w / 6)}v${n(h * 0.06)}q${n(-w / 12)} ${n(h * 0.07)} ${n(-w / 6)} 0Z`,
    fill: at % 2 === 0 ? '#c9372d' : '#b3261e',
  }));
  return [
    cone(w * 0.25, w * 0.45),
    cone(w * 0.75, w * 0.55),
    ...curtain(-1),
    ...curtain(1),
    ...scallops,
  ];
}

/** Stands, the lines of a football pitch and, where no goal is in the picture, one far away. */
function pitch({ width: w, height: h, horizon }: Frame): Area[] {
  const top = horizon + h * 0.02;
  const stripes = Array.from({ length: 4 }, (_, at) =>
    fine({
      path: `M${n(w * (0.12 + at * 0.22))} ${n(top)}h${n(w * 0.11)}L${n(w * (-0.2 + at * 0.44 + 0.22))} ${n(h)}h${n(-w * 0.22)}Z`,
      fill: '#ffffff1e',
    }),
  );
  const band = (y: number, size: number) => box(-10, y, w + 20, size, '#ffffff');
  return [
    box(-10, horizon - h * 0.1, w + 20, h * 0.13, '#9aa6b8'),
    ...Array.from({ length: 26 }, (_, at) =>
      fine(
        disc(
          w * ((at % 13) / 13 + 0.04 + (at > 12 ? 0.035 : 0)),
          horizon - h * (at > 12 ? 0.045 : 0.082),
          h * 0.014,
          ['#f2b8a0', '#e4513f', '#f1b31c', '#4a9be0', '#d7a86e'][at % 5] ?? '#f2b8a0',
        ),
      ),
    ),
    fine(box(-10, horizon - h * 0.02, w + 20, h * 0.045, '#4a7fb5')),
    ...stripes,
    fine(band(horizon + h * 0.06, h * 0.008)),
    {
      path: `M${n(w * 0.5 - w * 0.22)} ${n(horizon + h * 0.068)}L${n(w * 0.5 - w * 0.27)} ${n(horizon + h * 0.13)}h${n(w * 0.54)}L${n(w * 0.5 + w * 0.22)} ${n(horizon + h * 0.068)}h${n(-w * 0.012)}L${n(w * 0.5 + w * 0.25)} ${n(horizon + h * 0.122)}h${n(-w * 0.5)}L${n(w * 0.5 - w * 0.208)} ${n(horizon + h * 0.068)}Z`,
      fill: '#ffffff',
    },
  ];
}

/** A slide, a swing and a sandpit. */
function playground({ width: w, height: h, horizon }: Frame): Area[] {
  const y = horizon + h * 0.07;
  return [
    disc(w * 0.5, y + h * 0.03, w * 0.17, '#c98f52', h * 0.028),
    disc(w * 0.5, y + h * 0.028, w * 0.15, '#f7e3b1', h * 0.021),
    box(w * 0.085, y - h * 0.2, w * 0.014, h * 0.2, '#e4513f'),
    box(w * 0.15, y - h * 0.2, w * 0.014, h * 0.2, '#e4513f'),
    {
      path: `M${n(w * 0.1)} ${n(y - h * 0.2)}h${n(w * 0.06)}Q${n(w * 0.2)} ${n(y - h * 0.04)} ${n(w * 0.32)} ${n(y - h * 0.01)}v${n(h * 0.022)}Q${n(w * 0.16)} ${n(y)} ${n(w * 0.13)} ${n(y - h * 0.17)}Z`,
      fill: '#f1b31c',
    },
    {
      path: `M${n(w * 0.7)} ${n(y)}L${n(w * 0.735)} ${n(y - h * 0.22)}h${n(w * 0.012)}L${n(w * 0.718)} ${n(y)}ZM${n(w * 0.94)} ${n(y)}L${n(w * 0.905)} ${n(y - h * 0.22)}h${n(-w * 0.012)}L${n(w * 0.922)} ${n(y)}Z`,
      fill: '#4a9be0',
    },
    box(w * 0.72, y - h * 0.23, w * 0.2, h * 0.016, '#4a9be0', 5),
    box(w * 0.795, y - h * 0.215, w * 0.005, h * 0.14, '#6b7075'),
    box(w * 0.845, y - h * 0.215, w * 0.005, h * 0.14, '#6b7075'),
    box(w * 0.785, y - h * 0.08, w * 0.075, h * 0.014, '#b3261e', 4),
  ];
}

/** Places by name: what stands there, behind the figures. */
const byPlace: Partial<Record<Place, (frame: Frame) => Area[]>> = {
  kitchen,
  bathroom,
  bedroom,
  stage,
  pitch,
  playground,
  gym: halls.gym,
  shop: workrooms.shop,
  library: workrooms.library,
  workshop: workrooms.workshop,
  cellar: workrooms.cellar,
  attic: workrooms.attic,
  practice: workrooms.practice,
  stable: workrooms.stable,
  bakery: workrooms.bakery,
  circus: halls.circus,
  restaurant: halls.restaurant,
  museum: halls.museum,
  cinema: halls.cinema,
  hall: halls.hall,
  playroom: halls.playroom,
  site: (frame) => [...sites.buildingSite(frame), ...sites.barrier(frame)],
  market: sites.market,
  station: sites.station,
  airport: sites.airport,
  fair: outings.fair,
  racetrack: sites.racetrack,
  field: outings.field,
  schoolyard: outings.schoolyard,
  zoo: outings.zoo,
  city: outings.street,
  camp: outings.camp,
  pool: outings.pool,
  rink: outings.rink,
};

/** What stands behind the figures of a place: painted in colour, outlined for colouring. */
export function furnitureOf(place: Place, frame: Frame): Area[] {
  return byPlace[place]?.(frame) ?? [];
}
