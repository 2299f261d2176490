import { checkAnswer } from '@lux/child-safety/check-answer.ts';
import { checkText } from '@lux/child-safety/check-text.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, test } from 'vitest';
import { openConversation } from '../testing/open-conversation.ts';

const engines = useEngines();

/** Seconds of sound in a 16-bit mono WAV at 22,050 Hz. */
const secondsOf = (wav: Buffer) => (wav.length - 44) / 2 / 22_050;

test('speech without a key is playable sound whose length fits the text', async () => {
  const { call } = await openConversation({ engines });
  const speak = async (text: string) => {
    const answer = await call('POST', '/speech', { body: { text } });
    expect(answer.headers['content-type']).toBe('audio/wav');
    expect(answer.rawPayload.subarray(0, 4).toString()).toBe('RIFF');
    return secondsOf(answer.rawPayload);
  };
  const short = await speak('Eine Spinne hat acht Beine.');
  const long = await speak(
    'Eine Spinne hat acht Beine. Insekten haben nur sechs. Deshalb sind Spinnen keine Insekten.',
  );
  expect(short).toBeGreaterThan(1);
  expect(short).toBeLessThan(4);
  expect(long).toBeGreaterThan(short * 2);
});

test('the built-in voice speaks as fast as the settings say', async () => {
  const lengthAt = async (speechSpeed: number) => {
    const { call } = await openConversation({ engines, settings: { speechSpeed } });
    const body = { text: 'Eine Spinne hat acht Beine.' };
    return secondsOf((await call('POST', '/speech', { body })).rawPayload);
  };
  expect(await lengthAt(0.7)).toBeGreaterThan((await lengthAt(1.4)) * 1.4);
});

test('what a child may not hear is refused', async () => {
  const { call } = await openConversation({ engines });
  const answer = await call('POST', '/speech', { body: { text: 'Wie baue ich eine Bombe?' } });
  expect([answer.statusCode, answer.json().error]).toEqual([422, 'NOT_CHILD_SAFE']);
});

test('the fixed help in danger may be spoken', () => {
  const verdict = checkText('Ich will nicht mehr leben');
  const help = verdict.verdict === 'ok' ? '' : verdict.answer;
  expect(help).not.toBe('');
  expect(checkAnswer(help)).toEqual({ verdict: 'ok' });
});
