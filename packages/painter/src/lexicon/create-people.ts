import { editDistance } from '@lux/german-text/edit-distance.ts';
import { firstNames } from '@lux/german-text/first-names.ts';
import { foldWord } from '@lux/german-text/fold-letters.ts';
import { z } from 'zod';
import { readYaml } from '../read-yaml.ts';
import type { WishedPerson } from '../wish/wish.ts';
import { PoseKey } from './verbs/verb-entry.ts';
import { wordKeys } from './word-keys.ts';

const Role = z.strictObject({
  words: z.string(),
  age: z.enum(['baby', 'child', 'adult', 'old']),
  looks: z.enum(['girl', 'boy', 'woman', 'man', 'person']),
  outfit: z.string().default('everyday'),
  hair: z
    .strictObject({ style: z.string().exactOptional(), colour: z.string().exactOptional() })
    .optional(),
  wears: z.string().optional(),
  pose: PoseKey.optional(),
});

const PeopleFile = z.strictObject({
  roles: z.array(Role),
  groups: z.record(z.string(), z.array(z.string())),
});

export type PersonWord = {
  label: string;
  /** The word in the list that was found, to tell plurals. */
  word: string;
  person: WishedPerson;
  /** Used by who draws no people; OpenMoji's nearest. */
  hexcodes: string[];
  wears?: string | undefined;
  pose?: z.infer<typeof PoseKey> | undefined;
  isName?: boolean;
};

export type People = {
  find(word: string): PersonWord | undefined;
  /** "Tierfleger", "Feuerwerman": long words with one or two letters wrong. */
  findNear(word: string): PersonWord | undefined;
  /** "Eltern" → Mama, Papa. */
  group(word: string): string[] | undefined;
};

/** OpenMoji's people by looks and age. */
export function emojiOf({ age, looks }: WishedPerson): string {
  if (age === 'baby') return '1F476';
  if (age === 'old') return looks === 'woman' || looks === 'girl' ? '1F475' : '1F474';
  const isChild = age === 'child';
  if (looks === 'girl' || looks === 'woman') return isChild ? '1F467' : '1F469';
  if (looks === 'boy' || looks === 'man') return isChild ? '1F466' : '1F468';
  return isChild ? '1F9D2' : '1F9D1';
}

/** Reads once which words mean people: family, jobs, roles, names. */
export function createPeople(): People {
  const data = readYaml('people', PeopleFile);
  const byKey = new Map<string, PersonWord>();
  const add = (key: string, word: PersonWord) => {
    if (!byKey.has(key)) byKey.set(key, word);
  };
  const stems: [string, PersonWord][] = [];
  for (const { words, age, looks, outfit, hair, wears, pose } of data.roles) {
    const person: WishedPerson = { age, looks, outfit, ...(hair && { hair }) };
    for (const word of words.split(' ')) {
      const known = { label: word, word, person, hexcodes: [emojiOf(person)], wears, pose };
      const [folded = '', stem = folded] = wordKeys(word);
      add(folded, known);
      // "Reiter" and "reiten" share a stem: words in -er get their endings, the others their stem.
      if (folded.endsWith('er')) for (const end of ['n', 's']) stems.push([folded + end, known]);
      else if (folded.length > 4) stems.push([stem, known]);
    }
  }
  for (const [stem, word] of stems) add(stem, word);
  const names = new Map<string, PersonWord>();
  for (const [looks, list] of Object.entries(firstNames)) {
    for (const name of list) {
      const kind = z.enum(['girl', 'boy', 'person']).parse(looks);
      const person: WishedPerson = { age: 'child', looks: kind, outfit: 'everyday' };
      const known = { label: name, word: name, person, hexcodes: [emojiOf(person)], isName: true };
      names.set(foldWord(name), known);
    }
  }
  const groups = new Map(
    Object.entries(data.groups).map(([word, members]) => [foldWord(word), members]),
  );
  return {
    find(word) {
      const [folded = '', stem = ''] = wordKeys(word);
      const known = byKey.get(folded) ?? byKey.get(stem);
      if (known) return known;
      return names.get(foldWord(word)) ?? feminine(word, byKey);
    },
    findNear(word) {
      const folded = foldWord(word);
      const limit = folded.length >= 11 ? 2 : 1;
      if (folded.length < 7) return undefined;
      for (const [key, known] of byKey) {
        if (key[0] !== folded[0] || Math.abs(key.length - folded.length) > limit) continue;
        if (editDistance(folded, key, { allowsSwaps: true, limit }) <= limit) return known;
      }
      return undefined;
    },
    group: (word) => groups.get(foldWord(word)),
  };
}

/** "Traktorfahrerin" is not in the list, but "Traktorfahrer" or its like may be: "…in" is a woman. */
function feminine(word: string, byKey: ReadonlyMap<string, PersonWord>): PersonWord | undefined {
  const folded = foldWord(word);
  const male = byKey.get(folded.replace(/(in|innen)$/, ''));
  if (!male || !/in(nen)?$/.test(folded)) return undefined;
  const looks = male.person.age === 'child' ? 'girl' : 'woman';
  const person: WishedPerson = { ...male.person, looks };
  return { ...male, label: word, word, person, hexcodes: [emojiOf(person)] };
}
