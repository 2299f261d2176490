import type { Named } from './decline-name.ts';

/**
 * Whom a story is about, with everything that depends on it: pronouns, possessives and the form of
 * the verb. A child's own story may be told by `ich`.
 */
export interface Hero extends Named {
  er: string;
  ihn: string;
  ihm: string;
  sich: string;
  /** `sein` + ending: the stem, or null where the gender is unknown and the name's genitive stands for it. */
  possessive: string | null;
  verb: 'er' | 'ich' | 'several';
  /** The hero and the helper together. */
  zusammen: 'sie' | 'wir';
  /** Spoken to. */
  dir: string;
  dich: string;
}

export type HeroKind = 'm' | 'f' | 'n' | 'unknown' | 'several' | 'ich' | 'wir';

const PRONOUNS: Record<Exclude<HeroKind, 'unknown'>, Omit<Hero, keyof Named>> = {
  m: build('er', 'ihn', 'ihm', 'sein', 'er'),
  f: build('sie', 'sie', 'ihr', 'ihr', 'er'),
  n: build('es', 'es', 'ihm', 'sein', 'er'),
  several: { ...build('sie', 'sie', 'ihnen', 'ihr', 'several'), dir: 'euch', dich: 'euch' },
  ich: { ...build('ich', 'mich', 'mir', 'mein', 'ich'), sich: 'mich', zusammen: 'wir' },
  wir: {
    ...build('wir', 'uns', 'uns', 'unser', 'several'),
    ...{ sich: 'uns', zusammen: 'wir', dir: 'euch', dich: 'euch' },
  },
};

/** A hero of a kind. Of `unknown` neither er nor sie is certain, so the name is repeated. */
export function createHero(kind: HeroKind, named: Named = ofPronoun(kind)): Hero {
  if (kind !== 'unknown') return { ...named, ...PRONOUNS[kind] };
  const { nom, acc, dat } = named;
  return { ...named, ...PRONOUNS.m, er: nom, ihn: acc, ihm: dat, possessive: null };
}

function ofPronoun(kind: HeroKind): Named {
  const { er, ihn, ihm } = PRONOUNS[kind === 'unknown' ? 'm' : kind];
  return { nom: er, acc: ihn, dat: ihm };
}

function build(er: string, ihn: string, ihm: string, possessive: string, verb: Hero['verb']) {
  const rest = { sich: 'sich', zusammen: 'sie', dir: 'dir', dich: 'dich' } as const;
  return { er, ihn, ihm, possessive, verb, ...rest };
}
