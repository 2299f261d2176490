import type { Thing } from '../../content/thing.ts';
import { lemmaKey, wordsOf } from '../../recognition/words.ts';

/** Nothing is two of these: who is one is none of the others. */
const APART = [
  [
    'Säugetier',
    'Vogel',
    'Fisch',
    'Insekt',
    'Spinnentier',
    'Reptil',
    'Kriechtier',
    'Amphibie',
    'Lurch',
    'Weichtier',
    'Krebstier',
    'Krebs',
    'Pflanze',
    'Pilz',
  ],
  ['Planet', 'Stern', 'Mond', 'Zwergplanet', 'Galaxie', 'Komet'],
  ['Obst', 'Gemüse', 'Getreide'],
  ['Laubbaum', 'Nadelbaum', 'Strauch', 'Blume'],
  [
    'Blasinstrument',
    'Saiteninstrument',
    'Streichinstrument',
    'Schlaginstrument',
    'Tasteninstrument',
  ],
  ['Kontinent', 'Land', 'Stadt', 'Bundesland', 'Meer', 'Fluss', 'Berg', 'Gebirge'],
];

const keyOf = (word: string) => wordsOf(word).map(lemmaKey).join(' ');

const SAME_CLASS: Record<string, string> = { Reptil: 'Kriechtier', Amphibie: 'Lurch' };

/** Whether a thing is one of a class; undefined where what we know does not tell. */
export function isOneOf({ isA }: Thing, kind: string): boolean | undefined {
  const key = keyOf(kind);
  const own = new Set(isA.flatMap((word) => [keyOf(word), keyOf(SAME_CLASS[word] ?? word)]));
  if (own.has(key)) return true;
  const rivals = APART.find((words) => words.some((word) => keyOf(word) === key));
  return rivals?.some((word) => own.has(keyOf(word))) ? false : undefined;
}

const NEGATED = /\b(?:kein\w*|nicht)\b/;
const ASKS_MEMBER =
  /^(?:ist|sind|gehort|gehoren|zahlt|zahlen)\b|\b(?:ist|sind)\b.*\b(?:ein|eine|kein|keine|gar|doch|auch)\b/;
const IS = /\b(?:ist|sind|gehort|gehoren)\b/;
const ASKS_OTHER = /\b(?:wie|was|wer|wo\w*|wann|warum|wieso|weshalb|welche\w*)\b/;

/** "Der Saturn ist der größte Planet" claims more than that he is one. */
const SUPERLATIVE = /\b\w{3,}ste[nr]?\b(?! hilfe)|\beinzige[nrs]?\b/;

/** Whether a folded question asks, or a claim says, that something is one of a class. */
export const asksMembership = (folded: string, asksTruth = false): boolean =>
  (ASKS_MEMBER.test(folded) || (asksTruth && IS.test(folded))) &&
  !ASKS_OTHER.test(folded) &&
  !SUPERLATIVE.test(folded) &&
  !/\boder\b/.test(folded);

/** "Ja, das stimmt." or "Nein." before what the thing is. */
export function sayMembership(isMember: boolean, folded: string, isClaim: boolean): string {
  const isDenied = NEGATED.test(folded);
  if (isDenied) return isMember ? 'Doch.' : isClaim ? 'Ja, das stimmt.' : 'Nein.';
  return isMember ? 'Ja, das stimmt.' : 'Nein.';
}
