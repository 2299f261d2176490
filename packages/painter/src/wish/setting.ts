export type Place =
  | 'forest'
  | 'jungle'
  | 'sea'
  | 'underwater'
  | 'beach'
  | 'space'
  | 'moon'
  | 'classroom'
  | 'room'
  | 'mountains'
  | 'desert'
  | 'savanna'
  | 'city'
  | 'farm'
  | 'garden'
  | 'meadow'
  | 'ice'
  | 'sky'
  | 'candy'
  | 'river'
  | 'lake'
  | 'kitchen'
  | 'bathroom'
  | 'bedroom'
  | 'stage'
  | 'pitch'
  | 'playground'
  | 'mandala'
  | 'gym'
  | 'shop'
  | 'library'
  | 'workshop'
  | 'cellar'
  | 'attic'
  | 'practice'
  | 'stable'
  | 'bakery'
  | 'circus'
  | 'restaurant'
  | 'museum'
  | 'cinema'
  | 'hall'
  | 'playroom'
  | 'site'
  | 'market'
  | 'station'
  | 'airport'
  | 'fair'
  | 'racetrack'
  | 'field'
  | 'schoolyard'
  | 'zoo'
  | 'camp'
  | 'pool'
  | 'rink';

const rooms: ReadonlySet<Place> = new Set([
  'room',
  'classroom',
  'kitchen',
  'bathroom',
  'bedroom',
  'stage',
  'mandala',
  'gym',
  'shop',
  'library',
  'workshop',
  'cellar',
  'attic',
  'practice',
  'stable',
  'bakery',
  'circus',
  'restaurant',
  'museum',
  'cinema',
  'hall',
  'playroom',
]);

/** Between walls or on plain paper: no sky, no weather but a party's. */
export const isIndoors = (place: Place) => rooms.has(place);

export type Time = 'morning' | 'day' | 'evening' | 'night';

export type Weather =
  | 'sun'
  | 'rain'
  | 'storm'
  | 'snow'
  | 'fog'
  | 'wind'
  | 'spring'
  | 'summer'
  | 'autumn'
  | 'rainbow'
  | 'party'
  | 'magic';

/** Where and when; what is missing is filled in from the figures. `words` are the child's own. */
export type Setting = { place?: Place; time?: Time; weather: Weather[]; words: string[] };
