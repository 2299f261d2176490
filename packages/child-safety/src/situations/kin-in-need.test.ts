import { expect, test } from 'vitest';
import { heardAs as heard } from '../testing/heard-as.ts';

test.each([
  ['warum blutet meine mama', 'emergency'],
  ['warum spuckt mein opa blut', 'emergency'],
  ['warum wird mein bruder blau', 'emergency'],
  ['warum fasst sich mein opa ans herz', 'emergency'],
  ['warum hängt bei oma der mund runter', 'emergency'],
  ['warum schläft mein papa so tief', 'concern'],
  ['warum schlägt mein opa', 'violence-at-home'],
  ['warum packt mein onkel so fest zu', 'violence-at-home'],
  ['warum sperrt mein papa immer ab', 'concern'],
  ['warum zieht sich mein onkel aus', 'concern'],
  ['ich hab keine angst mehr vor dem trainer', 'concern'],
  ['warum schlägt er mich', 'violence-at-home'],
])('"%s"', (text, category) => {
  expect(heard(text)).toBe(category);
});

test.each([
  'warum blutet mein bruder aus der nase',
  'warum atmet mein hund so schnell',
  'warum ist der käse von opa so blau',
  'warum schlägt mein papa die sahne so lange',
  'warum schlägt mein opa rad',
  'warum packt mein papa den koffer',
  'warum zieht sich mein bruder die jacke aus',
  'ich hab keine angst mehr vor hunden',
])('"%s" is only asked', (text) => {
  expect(heard(text)).toBe('ok');
});
