/** `p` is for words that have a plural only: Eltern, Ferien. */
export type Gender = 'm' | 'f' | 'n' | 'p';

export interface Noun {
  lemma: string;
  gender: Gender;
  /** A second gender that is right, too: der und das Joghurt. */
  otherGender: Gender | undefined;
  genitive: string;
  /** Undefined where the word has none: Butter. */
  plural: string | undefined;
}

export interface NounCase {
  name: 'Nominativ' | 'Genitiv' | 'Dativ' | 'Akkusativ';
  singular: string | undefined;
  plural: string | undefined;
}

export const ARTICLES = { m: 'der', f: 'die', n: 'das', p: 'die' } as const;
const INDEFINITE = { m: 'ein', f: 'eine', n: 'ein', p: '' } as const;
const GENITIVE_ENDINGS = /^(?:e?s|e?ns?)$/;

/** `Haus;n;es;Häuser`: lemma, gender (or both: `mn`), ending of the genitive, plural. */
export function parseNoun(line: string): Noun {
  const [lemma = '', genders = 'n', genitive = '', plural] = line.split(';');
  const [gender, otherGender] = genders.split('').filter(isGender);
  return {
    lemma,
    gender: gender ?? 'n',
    otherGender,
    genitive: genitive === '' || GENITIVE_ENDINGS.test(genitive) ? lemma + genitive : genitive,
    plural: plural === '' ? undefined : plural === '=' ? lemma : plural,
  };
}

const isGender = (letter: string): letter is Gender => /^[mfnp]$/.test(letter);

export const articleOf = ({ gender }: Pick<Noun, 'gender'>) => ARTICLES[gender];
export const indefiniteOf = ({ gender }: Pick<Noun, 'gender'>) => INDEFINITE[gender];

/** "der Hund", "die Ferien". */
export const withArticle = (noun: Noun) => `${articleOf(noun)} ${noun.lemma}`;

const dativePlural = (plural: string) => (/[nsaio]$/.test(plural) ? plural : `${plural}n`);

/** The four cases with the article, in both numbers. */
export function casesOf(noun: Noun): NounCase[] {
  const { lemma, gender, genitive, plural } = noun;
  const isPluralOnly = gender === 'p';
  // "Der Junge, dem Jungen, den Jungen": a weak noun ends in n everywhere but in the first case.
  const ending = genitive.slice(lemma.length);
  const isWeak = gender === 'm' && /^e?ns?$/.test(ending);
  const oblique = isWeak ? lemma + ending.replace(/s$/, '') : lemma;
  const dative = lemma === 'Herz' ? 'Herzen' : oblique;
  const articles = {
    m: ['der', 'des', 'dem', 'den'],
    f: ['die', 'der', 'der', 'die'],
    n: ['das', 'des', 'dem', 'das'],
    p: ['', '', '', ''],
  }[gender];
  const many = isPluralOnly ? lemma : plural;
  const names = ['Nominativ', 'Genitiv', 'Dativ', 'Akkusativ'] as const;
  const singulars = [lemma, genitive, dative, oblique];
  return names.map((name, at) => ({
    name,
    singular: isPluralOnly ? undefined : `${articles[at]} ${singulars[at]}`,
    plural:
      many === undefined
        ? undefined
        : [`die ${many}`, `der ${many}`, `den ${dativePlural(many)}`, `die ${many}`][at],
  }));
}
