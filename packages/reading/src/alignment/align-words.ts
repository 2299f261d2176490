import { editDistance } from '@lux/german-text/edit-distance.ts';
import { foldSpelling } from '../spoken/fold-spelling.ts';
import { formsOfHeard, formsOfText } from '../spoken/spoken-forms.ts';

/**
 * One step of the way through text and transcript together: `texts` words of the one against
 * `heards` words of the other. `isSame`: they sound the same.
 */
export interface Step {
  texts: number;
  heards: number;
  isSame: boolean;
  cost: number;
}

/** A word left out, or one too many. */
const GAP_COST = 1;
/** Another word in its place: cheaper the more it sounds like it, always cheaper than two gaps. */
const EXCHANGE_COST = { least: 0.6, most: 1.4 };
/** Words written together or apart are the same, but one to one comes first. */
const JOIN_COST = 0.01;
/** `S-Bahn-Hof` as three words. */
const MOST_JOINED = 3;

/**
 * The cheapest way through both lists of words in their order (Needleman and Wunsch), from the
 * first word to the last. Words written apart or together count as the same.
 */
export function alignWords(texts: readonly string[], heards: readonly string[]): Step[] {
  const compare = createComparison(texts, heards);
  const best: { cost: number; step: Step | null }[][] = [];
  for (let text = 0; text <= texts.length; text += 1) {
    const row: { cost: number; step: Step | null }[] = [];
    best.push(row);
    for (let heard = 0; heard <= heards.length; heard += 1) {
      if (text === 0 && heard === 0) {
        row.push({ cost: 0, step: null });
        continue;
      }
      let cheapest: { cost: number; step: Step | null } = { cost: Infinity, step: null };
      for (const step of compare(text, heard)) {
        const before = best[text - step.texts]?.[heard - step.heards]?.cost ?? Infinity;
        if (before + step.cost < cheapest.cost) cheapest = { cost: before + step.cost, step };
      }
      row.push(cheapest);
    }
  }
  return walkBack(best, texts.length, heards.length);
}

function walkBack(best: { step: Step | null }[][], text: number, heard: number): Step[] {
  const steps: Step[] = [];
  for (let step = best[text]?.[heard]?.step; step; step = best[text]?.[heard]?.step) {
    steps.unshift(step);
    text -= step.texts;
    heard -= step.heards;
  }
  return steps;
}

/** The steps that end before these places of text and transcript. */
function createComparison(texts: readonly string[], heards: readonly string[]) {
  const textForms = joinedForms(texts, formsOfText);
  const heardForms = joinedForms(heards, formsOfHeard);
  const textSounds = texts.map(foldSpelling);
  const heardSounds = heards.map(foldSpelling);
  const isSame = (text: number, textCount: number, heard: number, heardCount: number) => {
    const said = textForms[textCount - 1]?.[text - textCount];
    const forms = heardForms[heardCount - 1]?.[heard - heardCount];
    return said !== undefined && forms !== undefined && [...forms].some((form) => said.has(form));
  };

  return (text: number, heard: number): Step[] => {
    const steps: Step[] = [];
    if (text > 0 && heard > 0) {
      const same = isSame(text, 1, heard, 1);
      const cost = same
        ? 0
        : exchangeCost(textSounds[text - 1] ?? '', heardSounds[heard - 1] ?? '');
      steps.push({ texts: 1, heards: 1, isSame: same, cost });
      for (let count = 2; count <= MOST_JOINED; count += 1) {
        if (isSame(text, 1, heard, count)) {
          steps.push({ texts: 1, heards: count, isSame: true, cost: JOIN_COST });
        }
        if (isSame(text, count, heard, 1)) {
          steps.push({ texts: count, heards: 1, isSame: true, cost: JOIN_COST });
        }
      }
    }
    if (text > 0) steps.push({ texts: 1, heards: 0, isSame: false, cost: GAP_COST });
    if (heard > 0) steps.push({ texts: 0, heards: 1, isSame: false, cost: GAP_COST });
    return steps;
  };
}

/** The forms of one, two, three neighbouring words written as one, by where they begin. */
function joinedForms(words: readonly string[], formsOf: (word: string) => ReadonlySet<string>) {
  return Array.from({ length: MOST_JOINED }, (_, extra) =>
    words
      .slice(0, Math.max(words.length - extra, 0))
      .map((_word, start) => formsOf(words.slice(start, start + extra + 1).join(''))),
  );
}

function exchangeCost(one: string, other: string): number {
  const share = editDistance(one, other) / Math.max(one.length, other.length, 1);
  return EXCHANGE_COST.least + (EXCHANGE_COST.most - EXCHANGE_COST.least) * share;
}
