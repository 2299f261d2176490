import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandReader, learntCommand } from './learnt-command.ts';

test('the weights were trained with the patterns that lie beside them, and are small', () => {
  const message = 'a file of data/desks was changed: npm run train -w @lux/conversation';
  expect(commandReader.readWeights().header.fingerprint, message).toBe(commandReader.fingerprint());
  expect(statSync(commandReader.weightsUrl).size).toBeLessThanOrEqual(800_000);
});

test.each([
  ['ich brauch noch bisschen zeit zum rechnen', 'wait'],
  ['sag mir das wort bitte noch mal ganz langsam', 'repeat'],
  ['ich lern das doch nie im leben', 'encourage'],
  ['hä wieso kommt das denn raus', 'why'],
  ['gib mir mal eine leichtere frage', 'easier'],
] as const)('„%s“ is %s', (said, command) => {
  expect(learntCommand(said)).toBe(command);
});

test.each(['ich glaub vierunddreißig', 'die maus', 'wie alt wird ein papagei'])(
  '„%s“ is no command',
  (said) => {
    expect(learntCommand(said)).toBeNull();
  },
);
