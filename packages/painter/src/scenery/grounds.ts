import type { Place } from '../wish/setting.ts';

export type Ground = { far: string; middle: string; near: string; extras: Extra[]; wave: number };
export type Extra =
  | 'forest'
  | 'firs'
  | 'palms'
  | 'houses'
  | 'peaks'
  | 'fence'
  | 'flowers'
  | 'grass'
  | 'cacti'
  | 'dunes'
  | 'barn'
  | 'acacias'
  | 'floes'
  | 'sweets'
  | 'road'
  | 'trees'
  | 'vines'
  | 'river'
  | 'lake'
  | 'path';

const meadow: Ground = {
  far: '#b5d3a0',
  middle: '#a3cb86',
  near: '#8cbd70',
  extras: ['trees', 'path', 'flowers', 'grass'],
  wave: 0.02,
};

/** Meadows that the seed chooses from, where no wish names a place: no two pictures need the same. */
export const meadows: readonly Ground[] = [
  meadow,
  { ...meadow, extras: ['peaks', 'trees', 'flowers', 'grass'], wave: 0.028 },
  {
    far: '#e0d79a',
    middle: '#c3cf88',
    near: '#9dc278',
    extras: ['trees', 'fence', 'path', 'flowers', 'grass'],
    wave: 0.024,
  },
  {
    far: '#a4cbae',
    middle: '#93c39a',
    near: '#7fb883',
    extras: ['forest', 'flowers', 'grass'],
    wave: 0.016,
  },
];

/** The colours by daylight and what grows or stands there, by place. */
export const grounds: Partial<Record<Place, Ground>> & { meadow: Ground } = {
  meadow,
  river: { ...meadow, extras: ['trees', 'river', 'flowers', 'grass'] },
  lake: { ...meadow, extras: ['forest', 'lake', 'flowers', 'grass'] },
  pitch: { ...meadow, extras: [], wave: 0 },
  playground: { ...meadow, extras: ['trees', 'grass'], wave: 0.01 },
  rink: {
    far: '#d7e6ee',
    middle: '#e4eff5',
    near: '#f0f7fb',
    extras: ['peaks', 'firs'],
    wave: 0.012,
  },
  pool: { ...meadow, extras: ['trees'], wave: 0.006 },
  site: {
    far: '#cfc9a4',
    middle: '#d9bf94',
    near: '#cda878',
    extras: ['houses'],
    wave: 0.008,
  },
  market: {
    far: '#d9d0c2',
    middle: '#d3c6b2',
    near: '#c8b9a3',
    extras: ['houses'],
    wave: 0.002,
  },
  station: { ...meadow, extras: ['trees'], wave: 0.004 },
  airport: { ...meadow, extras: [], wave: 0.003 },
  fair: { ...meadow, extras: ['trees', 'path', 'grass'], wave: 0.008 },
  racetrack: { ...meadow, extras: ['trees'], wave: 0.004 },
  field: { ...meadow, extras: ['trees'], wave: 0.014 },
  schoolyard: { ...meadow, extras: ['trees'], wave: 0.004 },
  zoo: { ...meadow, extras: ['trees', 'path', 'grass'], wave: 0.008 },
  camp: {
    far: '#9cc39a',
    middle: '#88b57c',
    near: '#73a566',
    extras: ['forest', 'firs', 'path', 'grass'],
    wave: 0.012,
  },
  garden: { ...meadow, extras: ['trees', 'fence', 'path', 'flowers', 'grass'] },
  farm: {
    ...meadow,
    far: '#d3d694',
    middle: '#b1cd86',
    extras: ['barn', 'fence', 'trees', 'path', 'grass'],
  },
  forest: {
    far: '#9cc39a',
    middle: '#88b57c',
    near: '#73a566',
    extras: ['forest', 'firs', 'path', 'grass'],
    wave: 0.015,
  },
  jungle: {
    far: '#8fbf8c',
    middle: '#73ad74',
    near: '#5f9c62',
    extras: ['forest', 'palms', 'vines', 'grass'],
    wave: 0.02,
  },
  mountains: {
    far: '#aecfa6',
    middle: '#9cc589',
    near: '#87b872',
    extras: ['peaks', 'firs', 'path', 'flowers', 'grass'],
    wave: 0.03,
  },
  desert: {
    far: '#f1dcb0',
    middle: '#ebcf9a',
    near: '#e2c086',
    extras: ['dunes', 'cacti'],
    wave: 0.03,
  },
  savanna: {
    far: '#e8d7a2',
    middle: '#dfca8c',
    near: '#d2b976',
    extras: ['acacias', 'grass'],
    wave: 0.012,
  },
  city: {
    far: '#bcc6cc',
    middle: '#b0cd98',
    near: '#9cc187',
    extras: ['houses', 'road'],
    wave: 0.004,
  },
  ice: { far: '#dcecf8', middle: '#eaf4fb', near: '#f7fbff', extras: ['floes'], wave: 0.015 },
  candy: { far: '#f9c6dd', middle: '#f7b2d0', near: '#f29cc2', extras: ['sweets'], wave: 0.035 },
};
