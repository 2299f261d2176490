import type { Noun, StoryData } from '../data/load-story-data.ts';
import { createHero, type Hero } from '../grammar/create-hero.ts';
import { declineName, type Named, namedBy } from '../grammar/decline-name.ts';
import { findNoun, guessGender } from './guess-gender.ts';

const ONE = '(?:der|die|das|ein|eine)';
const MANY = '(?:die|alle|beide|zwei|drei|vier|fünf|sechs|sieben|viele|meine|unsere)';

/** Whom a text is about, and who else has a name in it; `names` in the order of their importance. */
export function findHero(
  text: string,
  told: string,
  names: string[],
  data: StoryData,
): { hero: Hero | null; others: string[] } {
  if (isOursAlone(told)) return { hero: createHero('wir'), others: names };
  if (/(?<!\p{L})(?:ich|mir|mich)(?!\p{L})/iu.test(told))
    return { hero: createHero('ich'), others: names };
  if (/(?<!\p{L})wir(?!\p{L})/iu.test(told)) return { hero: createHero('wir'), others: names };
  const isOurs = /(?<!\p{L})unser(?:e|en|em|er)?(?!\p{L})/iu.test(told);
  const isOfUs =
    names[0] === undefined ||
    OUR_PLACE.test(told) ||
    new RegExp(`von (?:\\p{Lu}\\p{L}+ )?${RegExp.escape(names[0])}`, 'u').test(told) ||
    new RegExp(`unser\\p{Ll}* (?:\\p{Ll}+ )*\\p{Lu}\\p{L}+ ${RegExp.escape(names[0])}`, 'iu').test(
      told,
    ) ||
    /(?<!\p{L})uns(?!\p{L})/iu.test(told);
  if (isOurs && isOfUs && !/(?<!\p{L})mein(?:e|en|em|er)?(?!\p{L})/iu.test(told)) {
    return { hero: createHero('wir'), others: names };
  }
  const isMine = /(?<!\p{L})mein(?:e|en|em|er)?(?!\p{L})/iu.test(told);
  if (isMine) return { hero: createHero('ich'), others: names };
  // `Der Affe hat Papas Mütze geklaut`: whoever calls him Papa tells it.
  const isNamed = names.some((name) => !FAMILY.test(name));
  if (!isNamed && FAMILY_OF_TELLER.test(told)) return { hero: createHero('ich'), others: names };
  const [first, ...rest] = names;
  if (first === undefined) {
    const being = findNoun(text, [...data.nouns.persons, ...data.nouns.animals]);
    const group = findGroup(told, data);
    const isAboutGroup = group && (!being || group.at < text.indexOf(being.word));
    if (isAboutGroup) return { hero: createHero('several', group.named), others: [] };
    return { hero: being && createHero(genderOf(being), being), others: [] };
  }
  const list = findList(told, names);
  if (list) {
    const hero = createHero('several', namedBy(list));
    return { hero, others: rest.filter((name) => !list.includes(name)) };
  }
  const relative = withRelative(first, told, data);
  if (relative) return { hero: createHero('several', relative), others: rest };
  const pair = rest.find((other) => isPair(first, other, text) || isPair(other, first, text));
  if (pair) {
    const both = isPair(first, pair, text) ? `${first} und ${pair}` : `${pair} und ${first}`;
    return {
      hero: createHero('several', namedBy(both)),
      others: rest.filter((name) => name !== pair),
    };
  }
  const kind = guessGender(first, text, data);
  return { hero: createHero(kind, declineName(first, data)), others: rest };
}

/** `Can, Greta und Moritz bauten …`: all of them together. */
function findList(told: string, names: readonly string[]): string | null {
  const [list = ''] =
    /(?<!\p{L})\p{Lu}\p{Ll}+(?:, \p{Lu}\p{Ll}+)+ und \p{Lu}\p{Ll}+(?!\p{L})/u.exec(told) ?? [];
  const all = list.split(/, | und /u);
  const known = all.filter((one) => names.includes(one));
  // `Drei Freunde, Can, Greta und Moritz`
  const [first] = known;
  const isFirst = names[0] !== undefined && known.includes(names[0]);
  if (known.length < 3 || !isFirst || first === undefined) return null;
  return list.slice(list.indexOf(first));
}

/** `In unserer Klasse gibt es …`: whoever is of it tells it. */
const OUR_PLACE =
  /^[^.!?]{0,30}(?<!\p{L})unsere[rmn]? (?:Klasse|Schule|Straße|Familie|Küche|Hof|Haus|Garten|Dorf|Stadt|Keller|Turnhalle|Gruppe|Mannschaft)(?!\p{L})/iu;

const FAMILY = /^(?:Mama|Papa|Oma|Opa|Mami|Papi|Omi|Opi|Mutti|Vati)$/u;
const FAMILY_OF_TELLER =
  /(?<!(?:seine?|ihre?|die|der|dem|den|eine?)[mnrs]? (?:\p{Ll}+ )?)(?:Mama|Papa|Oma|Opa|Mami|Papi|Omi|Opi)s?(?!\p{L})/u;

/** `Mia und ich bauen …, da hören wir`: nobody does anything alone. */
function isOursAlone(told: string): boolean {
  if (!/(?<!\p{L})wir(?!\p{L})/iu.test(told)) return false;
  const alone = told.replaceAll(/\p{L}+ und ich(?!\p{L})|(?<!\p{L})ich und \p{L}+/giu, ' ');
  return !/(?<!\p{L})(?:ich|mich|mir|mein\p{Ll}{0,2})(?!\p{L})/iu.test(alone);
}

/** `Lukas und sein Opa`, where they are whom the text is about. */
function withRelative(
  name: string,
  text: string,
  { language }: Pick<StoryData, 'language'>,
): Named | null {
  const pattern = new RegExp(
    `^[^.!?]{0,40}?(?<!\\p{L})${RegExp.escape(name)} und (sein|ihr|seine|ihre) (\\p{Lu}\\p{L}+)`,
    'u',
  );
  const [, possessive = '', word = ''] = pattern.exec(text) ?? [];
  const noun = word === '' ? null : language.noun(word);
  if (!noun || !language.isBeing(noun.lemma)) return null;
  const stem = possessive.replace(/e$/u, '');
  if (noun.isPlural)
    return {
      nom: `${name} und ${stem}e ${word}`,
      acc: `${name} und ${stem}e ${word}`,
      dat: `${name} und ${stem}en ${/[ns]$/u.test(word) ? word : `${word}n`}`,
    };
  const isShe = noun.gender === 'f';
  return {
    nom: `${name} und ${possessive} ${word}`,
    acc: `${name} und ${isShe ? possessive : stem + (noun.gender === 'm' ? 'en' : '')} ${word}`,
    dat: `${name} und ${stem}${isShe ? 'er' : 'em'} ${word}`,
  };
}

/** `Mia und Ben`, `Mia und der Roboter Blech`. */
function isPair(one: string, other: string, text: string): boolean {
  const between = String.raw`und (?:\p{Ll}+ \p{Lu}\p{L}+ )?`;
  return new RegExp(`${RegExp.escape(one)} ${between}${RegExp.escape(other)}`, 'u').test(text);
}

/** Several that a text is about without a name, and where: `Die Kinder …`, `Ein Hase und ein Igel …`. */
function findGroup(
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

function genderOf({ nom }: Noun): 'm' | 'f' | 'n' {
  if (nom.startsWith('der ')) return 'm';
  return nom.startsWith('die ') ? 'f' : 'n';
}
