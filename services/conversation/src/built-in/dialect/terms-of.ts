import type { Thing } from '@lux/knowledge/content/thing.ts';

/** What children are taught and no text of ours asks for. */
const TAUGHT = [
  'Dreisatz',
  'Umfang',
  'Flächeninhalt',
  'Durchschnitt',
  'Rechteck',
  'Quadrat',
  'Winkel',
  'Bruchrechnen',
  'Nenner',
  'Zähler',
  'Präposition',
  'Konjunktion',
  'Pronomen',
  'Präteritum',
  'Prädikat',
  'Subjekt',
  'Akkusativ',
  'Genitiv',
  'Nominativ',
  'Zentimeter',
  'Millimeter',
  'Kilometer',
  'Kilogramm',
];

const NOUN = /(?<!\p{L})\p{Lu}\p{Ll}{4,}(?!\p{L})/gu;
/** The first word of a question has a capital letter, whatever it is. */
const NOUN_WITHIN = /(?<=\p{L} )\p{Lu}\p{Ll}{4,}(?!\p{L})/gu;

/** All that our texts call things and ask for, word by word: the nouns of their names and questions. */
export function termsOf(
  things: readonly Pick<Thing, 'name' | 'plural' | 'also' | 'more'>[],
  facts: readonly { questions: readonly string[] }[],
): Set<string> {
  const names = things.flatMap(({ name, plural, also }) => [name, plural ?? '', ...also]);
  const asked = [
    ...things.flatMap(({ more }) => more.flatMap(({ asks }) => asks)),
    ...facts.flatMap(({ questions }) => questions),
  ];
  return new Set([
    ...TAUGHT,
    ...names.flatMap((name) => name.match(NOUN) ?? []),
    ...asked.flatMap((question) => question.match(NOUN_WITHIN) ?? []),
  ]);
}
