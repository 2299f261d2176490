/** What is counted or measured in a word problem. */
export interface Noun {
  one: string;
  many: string;
  /** How "1" is read before it. */
  article: 'ein' | 'eine';
  /** A unit, of which there may be parts: 2,5 km, but no 2,5 boats. */
  isMeasure: boolean;
}

const ein = (one: string, many: string): Noun => ({
  one,
  many,
  article: 'ein',
  isMeasure: false,
});
const eine = (one: string, many: string): Noun => ({
  one,
  many,
  article: 'eine',
  isMeasure: false,
});
const unit = (sign: string): Noun => ({
  one: sign,
  many: sign,
  article: 'ein',
  isMeasure: true,
});

/** All things that word problems count, with their plural, and the units they measure in. */
export const nouns = {
  apple: ein('Apfel', 'Äpfel'),
  balloon: ein('Luftballon', 'Luftballons'),
  bead: eine('Perle', 'Perlen'),
  boat: ein('Boot', 'Boote'),
  bottle: eine('Flasche', 'Flaschen'),
  box: eine('Schachtel', 'Schachteln'),
  brick: ein('Baustein', 'Bausteine'),
  bus: ein('Kleinbus', 'Kleinbusse'),
  candy: ein('Bonbon', 'Bonbons'),
  car: ein('Auto', 'Autos'),
  card: eine('Karte', 'Karten'),
  chestnut: eine('Kastanie', 'Kastanien'),
  child: ein('Kind', 'Kinder'),
  chair: ein('Stuhl', 'Stühle'),
  cookie: ein('Keks', 'Kekse'),
  day: ein('Tag', 'Tage'),
  egg: ein('Ei', 'Eier'),
  finger: ein('Finger', 'Finger'),
  group: eine('Gruppe', 'Gruppen'),
  leg: ein('Bein', 'Beine'),
  letter: ein('Brief', 'Briefe'),
  page: eine('Seite', 'Seiten'),
  passenger: ein('Fahrgast', 'Fahrgäste'),
  person: eine('Person', 'Personen'),
  seat: ein('Platz', 'Plätze'),
  shell: eine('Muschel', 'Muscheln'),
  sticker: ein('Sticker', 'Sticker'),
  tulip: eine('Tulpe', 'Tulpen'),
  visitor: ein('Gast', 'Gäste'),
  wheel: ein('Rad', 'Räder'),
  year: ein('Jahr', 'Jahre'),
  euro: unit('€'),
  kilometre: unit('km'),
  metre: unit('m'),
  centimetre: unit('cm'),
  squareMetre: unit('m²'),
  kilogram: unit('kg'),
  litre: unit('l'),
  minute: unit('min'),
  degree: unit('°C'),
} as const satisfies Record<string, Noun>;
