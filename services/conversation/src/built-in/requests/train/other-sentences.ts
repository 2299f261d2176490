import { expandPattern } from '@lux/knowledge/train/expand-pattern.ts';
import { readTraining } from '@lux/knowledge/train/read-training.ts';
import { tellWordProblem } from '@lux/maths/testing/tell-word-problem.ts';
import { createThingDraw, readDeskPatterns } from '../../desks/train/desk-patterns.ts';
import { loadContent } from '../../load-content.ts';

const PROBLEMS = 400;
const OF_A_PATTERN = 4;
const MOST_FACTS = 2000;
const OF_WORDS = new Set(['german', 'english']);

/** What children say that asks nothing of a word: facts, troubles, practice, word problems, small talk. */
export function otherSentences(
  random: () => number,
  { hasProblems = true, hasFeelings = true, hasPractice = true } = {},
): string[] {
  const nameOf = createThingDraw(random);
  const patterned = [...readDeskPatterns(), ...readTraining()]
    .filter(
      ({ label }) =>
        !OF_WORDS.has(label) &&
        (hasProblems || label !== 'problem') &&
        (hasFeelings || label !== 'feeling') &&
        (hasPractice || label !== 'practice'),
    )
    .flatMap(({ pattern }) =>
      Array.from({ length: OF_A_PATTERN }, () => expandPattern(pattern, { random, nameOf })),
    );
  const problems = Array.from(
    { length: hasProblems ? PROBLEMS : 0 },
    () => tellWordProblem(random).text,
  );
  const facts = loadContent()
    .factFiles.flatMap((file) => file.facts.flatMap(({ questions }) => questions))
    .slice(0, MOST_FACTS);
  return [...new Set([...patterned, ...problems, ...facts])];
}
