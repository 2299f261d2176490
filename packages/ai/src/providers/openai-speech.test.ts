import { createServer, type ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createOpenAiSpeech } from './openai-speech.ts';

const MP3 = Buffer.from('fffb9064', 'hex');
const WAV = Buffer.from('RIFF\0\0\0\0WAVEfmt ');
const OPUS = Buffer.from('OggS\0\x02');

/** A speech server that answers by the format it is asked for, and the way to ask it. */
async function openSpeech(answer: (format: string, response: ServerResponse) => void) {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const format: string = JSON.parse(Buffer.concat(chunks).toString()).response_format;
    asked.push(format);
    answer(format, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const speech = createOpenAiSpeech({
    ...{ baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: 'none', model: 'piper' },
  });
  const say = async () => {
    const { contentType, chunks } = await speech.synthesize({
      ...{ text: 'Hallo', voice: 'anna', speed: 1, instructions: 'Sprich Deutsch.' },
      signal: AbortSignal.timeout(5_000),
    });
    const sound: Uint8Array[] = [];
    for await (const chunk of chunks) sound.push(chunk);
    return { contentType, sound: Buffer.concat(sound) };
  };
  return { say, asked };
}

const send = (response: ServerResponse, type: string, body: Buffer | string) =>
  response.writeHead(200, type === '' ? {} : { 'content-type': type }).end(body);

test.each([
  ['audio/mpeg', MP3, 'audio/mpeg'],
  ['audio/mpeg', WAV, 'audio/wav'],
  ['application/octet-stream', WAV, 'audio/wav'],
  ['audio/x-wav', WAV, 'audio/wav'],
  ['application/octet-stream', OPUS, 'audio/ogg'],
  ['', MP3, 'audio/mpeg'],
  ['audio/aac; rate=24000', Buffer.from('????'), 'audio/aac'],
])('a sound called %j is taken for what it is', async (type, body, contentType) => {
  const { say } = await openSpeech((_format, response) => send(response, type, body));
  expect(await say()).toEqual({ contentType, sound: body });
});

test.each([
  ['text/html', '<script>alert(1)</script>'],
  ['application/json', '{"error":"no voice"}'],
])('%s in place of a sound is an error', async (type, body) => {
  const { say } = await openSpeech((_format, response) => send(response, type, body));
  await expect(say()).rejects.toThrow('no sound');
});

test('a server without MP3 is asked for WAV, else for Opus, and so from then on', async () => {
  const sounds = new Map([['opus', OPUS]]);
  const { say, asked } = await openSpeech((format, response) => {
    const sound = sounds.get(format);
    if (sound) send(response, 'audio/ogg', sound);
    else response.writeHead(422).end('{}');
  });
  expect((await say()).sound).toEqual(OPUS);
  await say();
  expect(asked).toEqual(['mp3', 'wav', 'opus', 'opus']);
});

test('a server that refuses every format has refused, and one that refuses the key is asked once', async () => {
  const refusing = await openSpeech((_format, response) => response.writeHead(422).end('{}'));
  await expect(refusing.say()).rejects.toThrow('422');
  expect(refusing.asked).toHaveLength(3);
  const locked = await openSpeech((_format, response) => response.writeHead(401).end('{}'));
  await expect(locked.say()).rejects.toThrow('401');
  expect(locked.asked).toHaveLength(1);
});
