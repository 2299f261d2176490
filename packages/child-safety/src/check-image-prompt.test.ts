import { describe, expect, test } from 'vitest';
import { checkImagePrompt } from './check-image-prompt.ts';
import { checkText } from './check-text.ts';
import { imagePromptRules } from './rules/image-prompt-rules.ts';
import { blockedSentences } from './tables/blocked-sentences.ts';
import { paintedImagePrompts } from './tables/painted-image-prompts.ts';
import { refusedImagePrompts } from './tables/refused-image-prompts.ts';

test.each(refusedImagePrompts)('is not painted: %s', (prompt) => {
  expect(checkImagePrompt(prompt).verdict).not.toBe('ok');
});

test.each(paintedImagePrompts)('is painted: %s', (prompt) => {
  expect(checkImagePrompt(prompt)).toEqual({ verdict: 'ok' });
});

test('what must not be said must not be painted either', () => {
  const painted = Object.values(blockedSentences)
    .flat()
    .filter((sentence) => checkImagePrompt(sentence).verdict === 'ok');
  expect(painted).toEqual([]);
});

describe('the answers', () => {
  test.each(imagePromptRules)('to $category are themselves harmless', ({ answer }) => {
    expect(checkText(answer)).toEqual({ verdict: 'ok' });
  });
});
