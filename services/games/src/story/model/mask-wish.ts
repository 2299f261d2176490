import { maskTexts } from '@lux/child-safety/masking/mask-personal-data.ts';
import type { PersonalFact } from '@lux/child-safety/masking/personal-fact.ts';
import { restorePersonalData } from '@lux/child-safety/masking/restore-personal-data.ts';
import type { StoryAnswer } from '@lux/contracts/games/story.ts';
import type { StoryWish } from '../story-writer.ts';

interface MaskedWish {
  wish: StoryWish;
  /** What was hidden, by its placeholders; it stays here. */
  facts: readonly PersonalFact[];
}

/** A wish without what identifies a child (DESIGN 6): one placeholder for a fact in all its texts. */
export function maskWish(wish: StoryWish): MaskedWish {
  const { context, characters } = wish;
  const told = characters.flatMap(({ name, description, traits, idea }) => [
    name,
    description,
    idea,
    ...traits,
  ]);
  const { texts, facts } = maskTexts([context, ...told]);
  const [maskedContext = '', ...rest] = texts;
  const next = () => rest.shift() ?? '';
  const masked = characters.map(({ traits }) => ({
    name: next(),
    description: next(),
    idea: next(),
    traits: traits.map(next),
  }));
  return { wish: { ...wish, context: maskedContext, characters: masked }, facts };
}

/** What a model wrote, with what its placeholders stand for. */
export function restoreAnswer(answer: StoryAnswer, facts: readonly PersonalFact[]): StoryAnswer {
  const restore = (text: string) => restorePersonalData(text, facts);
  if ('text' in answer) return { text: restore(answer.text) };
  if ('tips' in answer) {
    return {
      positives: answer.positives.map(restore),
      tips: answer.tips.map(restore),
      idea: restore(answer.idea),
    };
  }
  return {
    name: restore(answer.name) || answer.name,
    description: restore(answer.description),
    traits: answer.traits.map(restore),
    idea: restore(answer.idea),
  };
}
