import { spokenText } from '@lux/german-text/spoken/spoken-text.ts';
import { describe, expect, test } from 'vitest';
import { isLanguage } from '../language.ts';
import { helpFor } from './answer-for.ts';
import { otherLanguages } from './other-languages.ts';

describe.each(Object.entries(otherLanguages))('help in %s', (language, texts) => {
  test('is short and has the numbers that work in Germany', () => {
    const { refused, ...help } = texts;
    expect(refused.split(/\s+/).length).toBeLessThanOrEqual(25);
    for (const text of Object.values(help)) {
      expect(text.split(/\s+/).length).toBeLessThanOrEqual(55);
      expect(text).toContain('112');
    }
    for (const text of [texts.sadness, texts.home, texts.friends])
      expect(text).toContain('116 111');
    expect(texts.outside).toContain('Ich brauche Hilfe');
  });

  test('is followed by easy German, its numbers digit by digit', () => {
    if (!isLanguage(language)) throw new Error(`no language ${language}`);
    const help = helpFor('self-harm', language);
    expect(help).toContain('Nummer gegen Kummer: 116 111');
    expect(spokenText(help)).toContain('eins eins zwei');
  });
});
