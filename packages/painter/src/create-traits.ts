import { readDrawingData } from './read-drawing-data.ts';
import type { Place } from './wish/setting.ts';

type Kind =
  | 'air'
  | 'flyer'
  | 'water'
  | 'seabed'
  | 'boat'
  | 'hat'
  | 'balloon'
  | 'seat'
  | 'head'
  | 'bust'
  | 'facesRight'
  | 'frontal';

type SizeClass = 'tiny' | 'small' | 'medium' | 'person' | 'large' | 'huge' | 'building';

/** Child-book proportions rather than true ones: an ant must still be seen beside an elephant. */
const sizes: Record<SizeClass, number> = {
  tiny: 0.36,
  small: 0.52,
  medium: 0.78,
  person: 0.95,
  large: 1.08,
  huge: 1.45,
  building: 2.2,
};

export type Traits = {
  is(kind: Kind, hexcode: string): boolean;
  /** Size relative to a large animal (about 1). */
  sizeOf(hexcode: string): number;
  homeOf(hexcode: string): Place | undefined;
  /** The y in drawing units at which a boat meets the water. */
  waterlineOf(hexcode: string): number | undefined;
};

/** Reads once what the painter knows about single drawings: size, element, where they live. */
export function createTraits(): Traits {
  const data = readDrawingData<
    Record<Kind, string> & {
      size: Record<SizeClass, string>;
      home: Record<Place, string>;
      waterline: Record<string, number>;
    }
  >('traits');
  const kinds = new Map<string, Set<string>>();
  for (const [kind, list] of Object.entries(data)) {
    if (typeof list === 'string') kinds.set(kind, new Set(list.split(' ')));
  }
  const sizeByHexcode = invert(data.size);
  const homes = invert(data.home);
  const base = (hexcode: string) => hexcode.replace(/-1F3F[B-F]/, '');
  const is = (kind: Kind, hexcode: string) => {
    const list = kinds.get(kind);
    if (kind === 'bust') return list?.has(hexcode.split('-')[0] ?? '') ?? false;
    return list?.has(base(hexcode)) ?? false;
  };
  return {
    is,
    sizeOf: (hexcode) => {
      const size = sizeByHexcode.get(base(hexcode)) as SizeClass | undefined;
      if (size) return sizes[size];
      return is('bust', hexcode) ? (hexcode.startsWith('1F476') ? 0.6 : 0.95) : 0.55;
    },
    homeOf: (hexcode) => homes.get(base(hexcode)) as Place | undefined,
    waterlineOf: (hexcode) => data.waterline[hexcode],
  };
}

function invert(lists: Record<string, string>): Map<string, string> {
  return new Map(
    Object.entries(lists).flatMap(([name, list]) =>
      list.split(' ').map((hexcode) => [hexcode, name] as const),
    ),
  );
}
