import type { Hero } from '../grammar/create-hero.ts';

/** The robot `RX7` is called so with its number. */
export function numbered(hero: Hero | null, text: string): Hero | null {
  if (!hero || !/^\p{Lu}\p{L}*$/u.test(hero.nom)) return hero;
  const number = new RegExp(`(?<!\\p{L})${hero.nom}(-?\\d+)(?![\\d\\p{L}])`, 'u').exec(text)?.[1];
  if (number === undefined) return hero;
  const { nom, acc, dat, er, ihn, ihm } = hero;
  const add = (one: string) => (one === nom ? nom + number : one);
  return {
    ...hero,
    ...{
      nom: nom + number,
      acc: add(acc),
      dat: add(dat),
      er: add(er),
      ihn: add(ihn),
      ihm: add(ihm),
    },
  };
}
