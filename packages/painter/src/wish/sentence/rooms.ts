import type { Place } from '../setting.ts';

/** "in der Schule" is a room; before a school stands its house. */
const ROOMS: readonly [RegExp, Place][] = [
  [/^(Schule|Grundschule|Musikschule)$/, 'classroom'],
  [/^(Krankenhaus|Klinik)$/, 'practice'],
  [/^(Laden|Geschäft|Kaufhaus)$/, 'shop'],
  [/^(Schloss|Königsschloss|Palast)$/, 'hall'],
  [/^Zirkus$/, 'circus'],
  [/^Kino$/, 'cinema'],
  [/^(Kindergarten|Kita)$/, 'playroom'],
  [/^(Stall|Pferdestall|Kuhstall|Schweinestall|Hühnerstall|Scheune)$/, 'stable'],
  [/^(Hotel|Post|Bank)$/, 'room'],
];

/** The place that a house is for who is in it. */
export const roomOf = (word: string): Place | undefined =>
  ROOMS.find(([words]) => words.test(word))?.[1];
