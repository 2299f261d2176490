import type { StoryData } from './load-story-data.ts';
import type { Named } from './named.ts';

const ONE = '(?:der|die|das|ein|eine)';
const MANY = '(?:die|alle|beide|zwei|drei|vier|fünf|sechs|sieben|viele|meine|unsere)';

/** Several that a text is about without a name, and where: `Die Kinder …`, `Ein Hase und ein Igel …`. */
export function findGroup(
  text: string,
  { nouns }: Pick<StoryData, 'nouns'>,
): { named: Named; at: number } | null {
  const beings = [...nouns.persons, ...nouns.animals];
  const singles = beings.map(({ word }) => word).join('|');
  const pair = new RegExp(
    `(?<!\\p{L})${ONE} (?:\\p{Ll}+ )?(${singles}) und ${ONE} (?:\\p{Ll}+ )?(${singles})(?!\\p{L})`,
    'iu',
  ).exec(text);
  const [one, other] = [pair?.[1], pair?.[2]].map((found) => {
    return beings.find(({ word }) => word === found);
  });
  if (pair && one && other) {
    const both = (form: 'nom' | 'acc' | 'dat') => `${one[form]} und ${other[form]}`;
    return { named: { nom: both('nom'), acc: both('acc'), dat: both('dat') }, at: pair.index };
  }

  const plurals = beings.map(({ plural }) => plural).join('|');
  const many = new RegExp(`(?<!\\p{L})${MANY} (?:\\p{Ll}+ )?(${plurals})(?!\\p{L})`, 'iu').exec(
    text,
  );
  const [, plural] = many ?? [];
  if (!many || plural === undefined) return null;
  const dative = /[ns]$/.test(plural) ? plural : `${plural}n`;
  const named = { nom: `die ${plural}`, acc: `die ${plural}`, dat: `den ${dative}` };
  return { named, at: many.index };
}
