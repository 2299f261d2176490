import type { StoryData } from '../../data/load-story-data.ts';
import type { Scene } from '../../data/scene-file.ts';
import type { Clause } from '../../reading/clauses/read-clause.ts';
import type { StoryReading } from '../../reading/read-story.ts';

export interface ShownScene extends Scene {
  clause: Clause;
}

/** What a story goes on with where its last sentence shows something: a door opens, something rustles. */
export function findScene(
  reading: Pick<StoryReading, 'clauses' | 'subjects' | 'broken'>,
  { scenes }: Pick<StoryData, 'scenes'>,
): ShownScene | null {
  const { clauses, subjects } = reading;
  const end = clauses.at(-1)?.sentence ?? 0;
  // Of a sentence that breaks off there may be nothing to read.
  const first = reading.broken ? end - 1 : end;
  for (const clause of clauses.filter(({ sentence }) => sentence >= first).toReversed()) {
    const doer = subjects.get(clause);
    const isOfBeing = doer?.isBeing ?? false;
    // Where somebody else looks round, nobody knows what there is to see.
    const isOther = isOfBeing && doer?.isHero === false;
    const scene = scenes.find(
      (one) => !(isOther && one.verbs.includes('umdrehen')) && isShown(one, clause, isOfBeing),
    );
    if (scene) return { ...scene, clause };
  }
  return null;
}

function isShown(scene: Scene, clause: Clause, isOfBeing: boolean): boolean {
  const { verbs, words, isBeing, isThing, isNegated } = scene;
  // Two sentences without a sign between.
  if (clause.words.length > MOST_WORDS) return false;
  const verb = clause.verb.replace(/^(?:zurück|los|weiter)/u, '');
  if (!(verbs.includes(clause.verb) || verbs.includes(verb)) || clause.modal !== '') return false;
  if (clause.isNegated !== isNegated) return false;
  if ((isBeing && !isOfBeing) || (isThing && isOfBeing)) return false;
  return words === undefined || words.some((word) => hasWord(clause, word.toLowerCase()));
}

const MOST_WORDS = 11;
const SHORT = 3;

/** `Zimmertür` is a Tür. */
function hasWord({ lower }: Clause, word: string): boolean {
  return lower.some((one) => one === word || (word.length >= SHORT && one.endsWith(word)));
}
