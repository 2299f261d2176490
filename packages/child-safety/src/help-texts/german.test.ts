import { spokenText } from '@lux/german-text/spoken/spoken-text.ts';
import { describe, expect, test } from 'vitest';
import { germanHelp } from './german.ts';

const all = Object.entries(germanHelp).map(([category, answer]) => ({ category, answer }));
/** Here every second counts, and no talk on the telephone about feelings helps. */
const urgent = ['emergency', 'fire', 'injury', 'poison', 'breath', 'lost'];
const sheltered = ['violence-at-home', 'abuse', 'running-away', 'neglect', 'self-harm'];

describe.each(all)('the help in $category', ({ answer }) => {
  test('is short, and its sentences are', () => {
    expect(answer.split(/\s+/).length).toBeLessThanOrEqual(60);
    for (const sentence of answer.split(/[.!?:]/)) {
      expect(sentence.trim().split(/\s+/).length).toBeLessThanOrEqual(16);
    }
  });

  test('names 112 and an adult, and promises no secrecy', () => {
    expect(answer).toContain('112');
    expect(answer).toMatch(/Erwachsenen/);
    expect(answer).not.toMatch(/verspreche|niemandem weiter/);
  });

  test('has its numbers spoken digit by digit', () => {
    const spoken = spokenText(answer);
    expect(spoken).not.toMatch(/\d/);
    expect(spoken).toContain('eins eins zwei');
  });
});

test.each(all.filter(({ category }) => !urgent.includes(category)))(
  'the help in $category names an adult before the telephone help',
  ({ answer }) => {
    expect(answer).toContain('Nummer gegen Kummer');
    expect(answer).toContain('116 111');
    expect(answer.indexOf('Erwachsenen')).toBeLessThan(answer.indexOf('116 111'));
    const [, others] = answer.split(/zum Beispiel /i);
    expect(others).toMatch(/^((mit|zu) )?deiner Lehrerin/);
  },
);

test.each(all.filter(({ category }) => sheltered.includes(category)))(
  'the help in $category does not send the child to the parents',
  ({ answer }) => {
    expect(answer).toContain('Lehrerin');
    expect(answer).not.toContain('deinen Eltern');
  },
);
