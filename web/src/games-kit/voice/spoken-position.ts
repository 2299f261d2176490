import { spokenWords } from './spoken-words.ts';

/** How recognisers write a single letter or an ordinal. */
const PLACES: readonly (readonly string[])[] = [
  ['a', 'ah', 'aa', 'erste', 'ersten', 'erster', 'erstes', 'erstens'],
  ['b', 'be', 'bee', 'beh', 'zweite', 'zweiten', 'zweiter', 'zweites', 'zweitens'],
  [
    'c',
    'ce',
    'cee',
    'ze',
    'zeh',
    'zee',
    'tse',
    'dritte',
    'dritten',
    'dritter',
    'drittes',
    'drittens',
  ],
  ['d', 'de', 'dee', 'deh', 'vierte', 'vierten', 'vierter', 'viertes', 'viertens'],
  ['e', 'eh', 'fünfte', 'fünften', 'fünfter', 'fünftes', 'fünftens'],
  ['f', 'ef', 'eff', 'sechste', 'sechsten', 'sechster', 'sechstes', 'sechstens'],
];
const LAST = new Set(['letzte', 'letzten', 'letzter', 'letztes']);
const COUNTING = new Set(['antwort', 'nummer', 'option', 'möglichkeit']);
const FILLERS = new Set(
  [
    'äh ähm hm hmm also ja nein doch bitte ich du wir es das die der den dem ist sind war',
    'glaube glaub denke denk meine mein nehme nehm sage sag wähle wähl tippe würde sagen nehmen',
    'richtig richtige lösung buchstabe buchstaben dann mal ganz sicher auf vielleicht wohl',
  ].flatMap((words) => words.split(' ')),
);

/**
 * Which option somebody names by its place: "B", "die zweite", "Antwort 2", "ich nehme die letzte".
 * A bare number is a place only where no option has numbers of its own. Null where no place, or
 * more than one, was named.
 */
export function spokenPosition(transcript: string, options: readonly string[]): number | null {
  const words = spokenWords(transcript).filter((word) => !FILLERS.has(word));
  const isCounted = words.some((word) => COUNTING.has(word));
  const named = words.filter((word) => !COUNTING.has(word));
  const [word, ...others] = named;
  if (word === undefined || others.length > 0) return null;
  const index = placeOf(word, options.length, isCounted || isOrdinal(transcript, options));
  return index !== null && index < options.length ? index : null;
}

function placeOf(word: string, count: number, isNumberPlace: boolean): number | null {
  if (LAST.has(word)) return count - 1;
  if (isNumberPlace && /^[1-6]$/.test(word)) return Number(word) - 1;
  const index = PLACES.findIndex((words) => words.includes(word));
  return index === -1 ? null : index;
}

/** "die 2." is what recognisers make of "die zweite"; "2" may mean the answer 2. */
function isOrdinal(transcript: string, options: readonly string[]): boolean {
  const hasNumbers = options.some((option) => spokenWords(option).some((word) => /\d/.test(word)));
  return !hasNumbers || /\b\d\.(?!\d)/.test(transcript);
}
