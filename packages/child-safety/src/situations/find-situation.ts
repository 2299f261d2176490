import { compilePattern } from '../matching/compile-pattern.ts';
import { createPatternIndex } from '../matching/create-pattern-index.ts';
import { accidentsInPassing } from './accidents-in-passing.ts';
import { amongGrownUps } from './among-grown-ups.ts';
import { askedIfAllowed } from './asked-if-allowed.ts';
import { askedOfOneself } from './asked-of-oneself.ts';
import { claimedOfAsked } from './claimed-of-asked.ts';
import { dangersAsked } from './dangers-asked.ts';
import { dangersAtHome } from './dangers-at-home.ts';
import { dangersByOthers } from './dangers-by-others.ts';
import { dangersInAccidents } from './dangers-in-accidents.ts';
import { dangersNow } from './dangers-now.ts';
import { dangersToldLightly } from './dangers-told-lightly.ts';
import { eldersAndBodies } from './elders-and-bodies.ts';
import { givenAndDared } from './given-and-dared.ts';
import { hintsInPassing } from './hints-in-passing.ts';
import { hintsOfNeed } from './hints-of-need.ts';
import { kinInNeed } from './kin-in-need.ts';
import { nightsAndSecrets } from './nights-and-secrets.ts';
import { orderedInNeed } from './ordered-in-need.ts';
import type { Situation } from './situation.ts';
import { waysToHarmOneself } from './ways-to-harm-oneself.ts';
import { wordsOfOneself } from './words-of-oneself.ts';
import { woundsByOthers } from './wounds-by-others.ts';

const index = createPatternIndex<ReturnType<typeof compilePattern>>();
/** The most urgent first. */
const situations: readonly Situation[] = [
  ...dangersNow,
  ...dangersInAccidents,
  ...dangersByOthers,
  ...woundsByOthers,
  ...nightsAndSecrets,
  ...dangersAtHome,
  ...amongGrownUps,
  ...dangersToldLightly,
  ...askedOfOneself,
  ...wordsOfOneself,
  ...dangersAsked,
  ...claimedOfAsked,
  ...kinInNeed,
  ...accidentsInPassing,
  ...eldersAndBodies,
  ...waysToHarmOneself,
  ...givenAndDared,
  ...askedIfAllowed,
  ...hintsInPassing,
  ...hintsOfNeed,
  ...orderedInNeed,
];
for (const situation of situations)
  for (const pattern of situation.patterns) {
    const compiled = compilePattern(pattern);
    index.add(situation, compiled, compiled.groups);
  }

/** The situation that the words of a text tell of, if one of them. */
export const situationIn = (places: string[][]): Situation | undefined =>
  situations.find((situation) =>
    index.possibleOf(situation, places).some(({ matches }) => matches(places)),
  );
