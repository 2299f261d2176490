import type { StoryData } from '../data/load-story-data.ts';

/** Somebody or something a story speaks of, in the cases German needs. */
export interface Named {
  nom: string;
  acc: string;
  dat: string;
}

/** A name in its cases, which are alike. */
export function namedBy(name: string): Named {
  return { nom: name, acc: name, dat: name };
}

const ARTICLES = {
  der: { acc: 'den', dat: 'dem' },
  die: { acc: 'die', dat: 'der' },
  das: { acc: 'das', dat: 'dem' },
} as const;

/** A character's name in its cases: `der kleine Drache`, `den kleinen Drachen`; `Herr Blau`, `Herrn Blau`. */
export function declineName(name: string, { nouns }: Pick<StoryData, 'nouns'>): Named {
  if (name.startsWith('Herr ')) {
    const other = name.replace('Herr', 'Herrn');
    return { nom: name, acc: other, dat: other };
  }
  const [, article = '', adjectives = '', noun = '', rest = ''] =
    /^(der|die|das) ((?:\p{Ll}+ )*)(\p{Lu}\p{L}*)(.*)$/u.exec(lowerArticle(name)) ?? [];
  if (article !== 'der' && article !== 'die' && article !== 'das') return namedBy(name);

  const known = [...nouns.animals, ...nouns.persons].find(({ word }) => word === noun);
  const bent = adjectives.replaceAll(/e /g, 'en ');
  const { acc, dat } = ARTICLES[article];
  const form = (whole: string | undefined) => (whole?.split(' ')[1] ?? noun) + rest;
  return {
    nom: `${article} ${adjectives}${noun}${rest}`,
    acc: `${acc} ${article === 'der' ? bent : adjectives}${form(known?.acc)}`,
    dat: `${dat} ${bent}${form(known?.dat)}`,
  };
}

function lowerArticle(name: string): string {
  return name.replace(/^(Der|Die|Das) /, (article) => article.toLowerCase());
}
