import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordingLimits } from '@lux/contracts/conversation/transcription.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeSpeechApi } from '../testing/fake-speech-api.ts';
import { openConversation } from '../testing/open-conversation.ts';
import { recordings } from '../testing/recordings.ts';

const engines = useEngines();

async function openWith(
  behaviour: Parameters<typeof fakeSpeechApi>[0] = {},
  settings: Parameters<typeof openConversation>[0]['settings'] = {},
) {
  const api = await fakeSpeechApi(behaviour);
  const service = await openConversation({ engines, environment: api.recogniser, settings });
  const send = (audio: Buffer, contentType = 'audio/webm;codecs=opus') =>
    service.app.inject({
      method: 'POST',
      url: '/transcriptions',
      headers: { 'x-internal-token': service.deps.internalToken, 'content-type': contentType },
      payload: audio,
    });
  return { ...service, ...api, send };
}

test('a recording becomes text, in the language of the settings', async () => {
  const { send, asked, call } = await openWith(
    { transcript: ' Warum ist der Himmel blau? ' },
    { language: 'es-ES' },
  );
  const answer = await send(recordings.webm());
  expect([answer.statusCode, answer.json()]).toEqual([200, { text: 'Warum ist der Himmel blau?' }]);
  const form = String(asked[0]?.body);
  expect(asked[0]?.path).toBe('/v1/audio/transcriptions');
  expect(form).toMatch(/name="model"\s+gpt-4o-mini-transcribe/);
  expect(form).toMatch(/name="language"\s+es/);
  expect(form).toContain('filename="aufnahme.webm"');
  // No hints of names or words go along: they could tell who speaks.
  const fields = [...form.matchAll(/form-data; name="([^"]+)"/g)].map(([, name]) => name);
  expect(fields.toSorted()).toEqual(['file', 'language', 'model', 'response_format']);
  expect((await call('GET', '/transcriptions')).json()).toEqual({ isAvailable: true });
  expect((await call('GET', '/readyz')).json().tiers.transcription).toBe('openai');
});

test.each([
  ['audio/webm', recordings.webm()],
  ['audio/ogg; codecs=opus', recordings.ogg()],
  ['audio/mp4', recordings.mp4()],
  ['audio/x-m4a', recordings.fragmentedMp4()],
  ['audio/mpeg', recordings.mp3()],
  ['audio/wav', recordings.wav()],
  ['AUDIO/FLAC', recordings.flac()],
])('%s is understood', async (contentType, audio) => {
  const { send } = await openWith();
  expect((await send(audio, contentType)).statusCode).toBe(200);
});

test.each([
  ['a picture', 'image/png', Buffer.from('\u0089PNG')],
  ['JSON', 'application/json', Buffer.from('{"text": "Hallo"}')],
  ['an Ogg that says it is a WebM', 'audio/webm', recordings.ogg()],
  ['text that says it is an MP3', 'audio/mpeg', Buffer.from('Hallo, ich bin ein Lied')],
  ['a film in an Ogg', 'audio/ogg', Buffer.from('OggS…\u0080theora')],
  ['nothing', 'audio/webm', Buffer.alloc(0)],
])('%s is no recording', async (_what, contentType, audio) => {
  const { send, asked } = await openWith();
  const answer = await send(audio, contentType);
  expect([answer.statusCode, answer.json().error]).toEqual([415, 'NOT_AUDIO']);
  expect(answer.json().message).toMatch(/Tonaufnahme/);
  expect(asked).toEqual([]);
});

test('more than ten megabytes are too much', async () => {
  const { send, asked } = await openWith();
  const huge = Buffer.concat([recordings.mp3(), Buffer.alloc(recordingLimits.sizeBytes)]);
  expect((await send(huge, 'audio/mpeg')).statusCode).toBe(413);
  expect(asked).toEqual([]);
});

test.each([
  ['audio/webm', recordings.webm],
  ['audio/ogg', recordings.ogg],
  ['audio/mp4', recordings.mp4],
  ['audio/mp4', recordings.fragmentedMp4],
  ['audio/wav', recordings.wav],
])('a minute of %s is enough', async (contentType, record) => {
  const { send } = await openWith();
  expect((await send(record(60), contentType)).statusCode).toBe(200);
  const answer = await send(record(70), contentType);
  expect([answer.statusCode, answer.json().error]).toEqual([413, 'RECORDING_TOO_LONG']);
});

test('a recording cut off anywhere is no trouble', async () => {
  const { send } = await openWith();
  const answers = await Promise.all(
    [recordings.webm(), recordings.ogg(), recordings.fragmentedMp4(), recordings.wav(0)].flatMap(
      (whole, kind) =>
        Array.from({ length: whole.length }, (_, bytes) =>
          send(
            whole.subarray(0, bytes),
            ['audio/webm', 'audio/ogg', 'audio/mp4', 'audio/wav'][kind],
          ),
        ),
    ),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 415]));
});

test.each([500, 401])('a provider that answers %s is told kindly', async (status) => {
  const { send } = await openWith({ transcript: status });
  const answer = await send(recordings.webm());
  expect([answer.statusCode, answer.json().error]).toEqual([502, 'TRANSCRIPTION_FAILED']);
  expect(answer.json().message).toMatch(/noch einmal/);
});

test('without a provider the child is told to write', async () => {
  const { app, call, deps } = await openConversation({ engines });
  const answer = await app.inject({
    method: 'POST',
    url: '/transcriptions',
    headers: { 'x-internal-token': deps.internalToken, 'content-type': 'audio/webm' },
    payload: recordings.webm(),
  });
  expect([answer.statusCode, answer.json().error]).toEqual([501, 'TRANSCRIPTION_UNAVAILABLE']);
  expect(answer.json().message).toMatch(/schreiben/);
  expect((await call('GET', '/transcriptions')).json()).toEqual({ isAvailable: false });
  expect((await call('GET', '/readyz')).json().tiers).not.toHaveProperty('transcription');
});

test('no recording reaches a disk, not even for a moment', async () => {
  const home = mkdtempSync(join(tmpdir(), 'lux-recordings-'));
  vi.stubEnv('TMPDIR', home);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(home, { recursive: true });
  });
  const { send, asked } = await openWith();
  const seen: string[][] = [];
  const looking = setInterval(() => seen.push(readdirSync(home)), 1);
  const audio = Buffer.concat([recordings.webm(), Buffer.alloc(4_000_000)]);
  expect((await send(audio)).statusCode).toBe(200);
  clearInterval(looking);
  expect(asked[0]?.body.length).toBeGreaterThan(4_000_000);
  expect([...seen.flat(), ...readdirSync(home)]).toEqual([]);
});
