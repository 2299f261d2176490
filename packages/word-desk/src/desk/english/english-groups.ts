import { parseNumberWord } from '@lux/german-text/numbers/parse-number-word.ts';
import { englishNumber } from '../../english/english-number.ts';
import { englishly, type Tools } from '../tools.ts';

const LIMITS: Readonly<Record<string, number>> = {
  fünf: 5,
  '5': 5,
  zwölf: 12,
  '12': 12,
  zwanzig: 20,
  '20': 20,
  five: 5,
  twelve: 12,
  twenty: 20,
  '15': 15,
};
/** "one, two, three" as far as was asked, or to ten. */
export const count = (limit: string) =>
  `Ich zähle auf Englisch: ${englishly(Array.from({ length: LIMITS[limit] ?? 10 }, (_, at) => englishNumber(at + 1)).join(', '))}.`;

const MOST_COUNTED = 30;
const numberOf = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : parseNumberWord(text));

/** "ten, eleven, twelve"; null where there is no first number, or too many. */
export function countFromTo(first: string, last: string): string | null {
  const [from, to] = [numberOf(first), numberOf(last)];
  if (typeof from !== 'number' || typeof to !== 'number' || to < from || from < 0) return null;
  if (to - from > MOST_COUNTED || to > 999) return null;
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => englishNumber(from + at));
  return `Ich zähle auf Englisch: ${englishly(numbers.join(', '))}.`;
}

const GROUPS: Readonly<Record<string, string>> = {
  farben: 'rot blau gelb grün schwarz weiß braun rosa',
  wochentage: 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag',
  tage: 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag',
  monate: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  jahreszeiten: 'Frühling Sommer Herbst Winter',
  tiere: 'Hund Katze Pferd Vogel Fisch Maus',
  haustiere: 'Hund Katze Hamster Kaninchen Fisch',
  körperteile: 'Kopf Arm Bein Hand Fuß Nase',
  familie: 'Mutter Vater Schwester Bruder Oma Opa',
  schulsachen: 'Buch Heft Bleistift Radiergummi Schere Schultasche',
  kleidung: 'Hose Pullover Schuh Jacke Mütze Kleid',
  obst: 'Apfel Banane Birne Erdbeere Orange',
  gemüse: 'Tomate Gurke Kartoffel Karotte Zwiebel',
  essen: 'Brot Käse Ei Nudeln Pizza',
  fahrzeuge: 'Auto Bus Zug Fahrrad Flugzeug',
  berufe: 'Lehrer Arzt Polizist Koch Bauer',
  gefühle: 'glücklich traurig wütend müde ängstlich',
  möbel: 'Tisch Stuhl Bett Schrank Sofa',
  sportarten: 'Fußball Tennis Schwimmen Basketball',
  hobbys: 'lesen schwimmen tanzen malen',
  wetter: 'Sonne Regen Schnee Wind Wolke',
};

/** Some animals, all the months: what children ask for together. */
export function group(name: string, { english }: Tools): string | null {
  if (name === 'zahlen') return count('');
  const pairs = (GROUPS[name] ?? '').split(' ').flatMap((word) => {
    const all = english.german(word);
    // "Orange" is a fruit here, and "orange" a colour.
    const noun = /^\p{Lu}/u.test(word) ? all.find(({ de }) => de === word) : undefined;
    return noun ?? all[0] ?? [];
  });
  if (pairs.length === 0) return null;
  const isOrdered = /^(?:wochentage|tage|monate|jahreszeiten)$/.test(name);
  if (isOrdered)
    return `Auf Englisch heißen sie: ${englishly(pairs.map(({ en }) => en).join(', '))}.`;
  return `Zum Beispiel: ${pairs.map(({ de, en }) => `${de} ist ${englishly(en)}`).join(', ')}.`;
}
