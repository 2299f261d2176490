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
  | 'lake';

const meadow: Ground = {
  far: '#a9d98b',
  middle: '#8fcd74',
  near: '#76bd5f',
  extras: ['trees', 'flowers', 'grass'],
  wave: 0.02,
};

/** The colours by daylight and what grows or stands there, by place. */
export const grounds: Partial<Record<Place, Ground>> & { meadow: Ground } = {
  meadow,
  river: { ...meadow, extras: ['trees', 'river', 'flowers', 'grass'] },
  lake: { ...meadow, extras: ['forest', 'lake', 'flowers', 'grass'] },
  pitch: { ...meadow, extras: [], wave: 0 },
  playground: { ...meadow, extras: ['trees', 'grass'], wave: 0.01 },
  garden: { ...meadow, extras: ['trees', 'fence', 'flowers', 'grass'] },
  farm: {
    ...meadow,
    far: '#cfd884',
    middle: '#a5d07a',
    extras: ['barn', 'fence', 'trees', 'grass'],
  },
  forest: {
    far: '#86bd7c',
    middle: '#79b568',
    near: '#5fa154',
    extras: ['forest', 'firs', 'grass'],
    wave: 0.015,
  },
  jungle: {
    far: '#6fb86a',
    middle: '#59ab5a',
    near: '#43964c',
    extras: ['forest', 'palms', 'vines', 'grass'],
    wave: 0.02,
  },
  mountains: {
    far: '#9fcf95',
    middle: '#8cc77c',
    near: '#74b765',
    extras: ['peaks', 'firs', 'flowers', 'grass'],
    wave: 0.03,
  },
  desert: {
    far: '#f2d79b',
    middle: '#ecc882',
    near: '#e2b669',
    extras: ['dunes', 'cacti'],
    wave: 0.03,
  },
  savanna: {
    far: '#e9d28a',
    middle: '#dfc474',
    near: '#d0b25f',
    extras: ['acacias', 'grass'],
    wave: 0.012,
  },
  city: {
    far: '#b9c4cc',
    middle: '#a7cf8c',
    near: '#8fc177',
    extras: ['houses', 'road'],
    wave: 0.004,
  },
  ice: { far: '#dcecf8', middle: '#eaf4fb', near: '#f7fbff', extras: ['floes'], wave: 0.015 },
  candy: { far: '#f9c6dd', middle: '#f7b2d0', near: '#f29cc2', extras: ['sweets'], wave: 0.035 },
};
