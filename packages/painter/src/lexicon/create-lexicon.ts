import { type Adjectives, createAdjectives } from './create-adjectives.ts';
import { createDrawingWords } from './create-drawing-words.ts';
import { createMaterials, type Materials } from './create-materials.ts';
import { createModifiers, type Modifiers } from './create-modifiers.ts';
import { createNearest, type Nearest } from './create-nearest.ts';
import { createNounClasses, type NounClasses } from './create-noun-classes.ts';
import { createPeople, type People } from './create-people.ts';
import type { DrawingWords } from './drawing-words.ts';
import { createVerbs, type Verbs } from './verbs/create-verbs.ts';

/** All words a wish is read with. */
export type Lexicon = DrawingWords & {
  verbs: Verbs;
  people: People;
  classes: NounClasses;
  nearest: Nearest;
  adjectives: Adjectives;
  modifiers: Modifiers;
  materials: Materials;
};

/** Reads all word lists once; lookups afterwards are map accesses. */
export function createLexicon(): Lexicon {
  const drawings = createDrawingWords();
  return {
    ...drawings,
    verbs: createVerbs(),
    people: createPeople(),
    classes: createNounClasses(drawings),
    nearest: createNearest(drawings),
    adjectives: createAdjectives(),
    modifiers: createModifiers(),
    materials: createMaterials(),
  };
}
