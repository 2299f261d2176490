import type { SeatColor, SeatSign } from '@lux/contracts/classroom/school-class.ts';
import { shuffle } from '@lux/random/choose.ts';
import type { Random } from '@lux/random/random.ts';

type Gender = 'm' | 'f' | 'n';

/** Animals and things that a child of five names at a glance, none of them in a picture password. */
const drawings: Record<string, readonly [noun: string, gender: Gender]> = {
  '1F994': ['Igel', 'm'],
  '1F98A': ['Fuchs', 'm'],
  '1F981': ['Löwe', 'm'],
  '1F43B': ['Bär', 'm'],
  '1F430': ['Hase', 'm'],
  '1F436': ['Hund', 'm'],
  '1F434': ['Pferd', 'n'],
  '1F437': ['Schwein', 'n'],
  '1F42E': ['Kuh', 'f'],
  '1F411': ['Schaf', 'n'],
  '1F414': ['Huhn', 'n'],
  '1F986': ['Ente', 'f'],
  '1F989': ['Eule', 'f'],
  '1F427': ['Pinguin', 'm'],
  '1F438': ['Frosch', 'm'],
  '1F422': ['Schildkröte', 'f'],
  '1F40C': ['Schnecke', 'f'],
  '1F41D': ['Biene', 'f'],
  '1F98B': ['Schmetterling', 'm'],
  '1F41E': ['Marienkäfer', 'm'],
  '1F419': ['Krake', 'm'],
  '1F42C': ['Delfin', 'm'],
  '1F40B': ['Wal', 'm'],
  '1F418': ['Elefant', 'm'],
  '1F992': ['Giraffe', 'f'],
  '1F412': ['Affe', 'm'],
  '1F43C': ['Panda', 'm'],
  '1F428': ['Koala', 'm'],
  '1F996': ['Dino', 'm'],
  '1F984': ['Einhorn', 'n'],
  '1F42D': ['Maus', 'f'],
  '1F40D': ['Schlange', 'f'],
  '1F42A': ['Kamel', 'n'],
  '1F40A': ['Krokodil', 'n'],
  '1F993': ['Zebra', 'n'],
  '1F680': ['Rakete', 'f'],
  '1F682': ['Lok', 'f'],
  '1F388': ['Luftballon', 'm'],
  '1F344': ['Pilz', 'm'],
  '1F941': ['Trommel', 'f'],
};

/** Nominative without an article; what is not bent in German has one form. */
const colors: Record<SeatColor, Record<Gender, string>> = {
  red: { m: 'Roter', f: 'Rote', n: 'Rotes' },
  orange: { m: 'Orange', f: 'Orange', n: 'Orange' },
  yellow: { m: 'Gelber', f: 'Gelbe', n: 'Gelbes' },
  green: { m: 'Grüner', f: 'Grüne', n: 'Grünes' },
  blue: { m: 'Blauer', f: 'Blaue', n: 'Blaues' },
  purple: { m: 'Lila', f: 'Lila', n: 'Lila' },
  pink: { m: 'Rosa', f: 'Rosa', n: 'Rosa' },
  brown: { m: 'Brauner', f: 'Braune', n: 'Braunes' },
};
const colorNames: SeatColor[] = [
  'blue',
  'red',
  'yellow',
  'green',
  'purple',
  'orange',
  'pink',
  'brown',
];

/** `Blauer Igel`: the sign as it is said. */
export function labelOf({ drawing, color }: SeatSign): string {
  const [noun, gender] = drawings[drawing] ?? ['Platz', 'm'];
  return `${colors[color][gender]} ${noun}`;
}

/** Signs for new seats: drawings the class has not yet as long as there are any, colours in turn. */
export function chooseSigns(random: Random, taken: readonly SeatSign[], count: number): SeatSign[] {
  const isTaken = new Set(taken.map(({ drawing, color }) => `${drawing} ${color}`));
  const used = new Set(taken.map(({ drawing }) => drawing));
  const all = Object.keys(drawings);
  const fresh = shuffle(
    random,
    all.filter((drawing) => !used.has(drawing)),
  );
  const again = shuffle(
    random,
    all.filter((drawing) => used.has(drawing)),
  );
  const signs: SeatSign[] = [];
  for (const drawing of [...fresh, ...again, ...fresh]) {
    if (signs.length === count) break;
    const turn = taken.length + signs.length;
    const color = colorNames
      .map((_, offset) => colorNames[(turn + offset) % colorNames.length])
      .find((one) => one && !isTaken.has(`${drawing} ${one}`));
    if (!color) continue;
    isTaken.add(`${drawing} ${color}`);
    signs.push({ drawing, color });
  }
  return signs;
}

/** Codes of all drawings a seat can have. */
export const seatDrawings = Object.keys(drawings);
