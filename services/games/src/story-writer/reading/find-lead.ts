import type { StoryData } from '../data/load-story-data.ts';
import { createHero, type Hero } from '../grammar/create-hero.ts';
import { guessGender } from '../understanding/guess-gender.ts';
import { entityOf } from './entity.ts';
import type { Clause } from './read-clause.ts';

/** They come along; a story is hardly about them. */
export const FAMILY = /^(?:Mama|Papa|Oma|Opa|Mami|Papi|Omi|Opi|Mutti|Vati)$/u;

/** Whoever has a name, or tells it; else who does something first. */
export function findLead(
  found: Hero | null,
  clauses: readonly Clause[],
  text: string,
  data: StoryData,
): Hero | null {
  const isTold =
    found !== null &&
    (/^(?:ich|wir)$/u.test(found.nom) || /^\p{Lu}/u.test(found.nom) || found.nom.includes(' und '));
  // `ihr Hund Bello` belongs to whom it is about.
  const isOwned =
    found !== null &&
    new RegExp(`(?:ihre?|seine?) \\p{Lu}\\p{L}+ ${RegExp.escape(found.nom)}`, 'iu').test(text);
  if (isTold && !isOwned && !FAMILY.test(found.nom)) return found;
  for (const { subject } of clauses) {
    if (
      !subject ||
      subject.kind === 'pronoun' ||
      /^(?:kein|alle|viele|jede)/u.test(subject.determiner)
    )
      continue;
    if (subject.text.includes(' und ')) continue;
    const entity = entityOf(subject, data.language, (name) => guessGender(name, text, data));
    if (!entity.isBeing || FAMILY.test(entity.key)) continue;
    const kind = entity.isPlural ? 'several' : entity.gender;
    return createHero(kind, { nom: entity.nom, acc: entity.acc, dat: entity.dat });
  }
  return found;
}
