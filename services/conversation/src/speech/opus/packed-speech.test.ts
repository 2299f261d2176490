import { useEngines } from '@lux/test-kit/test-engines.ts';
import OpusScript from 'opusscript';
import { expect, onTestFinished, test } from 'vitest';
import { fakeSpeechApi } from '../../testing/fake-speech-api.ts';
import { openConversation } from '../../testing/open-conversation.ts';
import { createOpusPacker } from './create-opus-packer.ts';

const engines = useEngines();
const OGG = 'audio/ogg; codecs=opus';
const text = 'Eine Spinne hat acht Beine, und damit läuft sie durch ihr feines Netz.';

type Conversation = Awaited<ReturnType<typeof openConversation>>;

/** The packets of an Ogg file whose packets are all shorter than a segment. */
function packetsOf(ogg: Buffer): Buffer[] {
  const packets: Buffer[] = [];
  for (let at = 0; at < ogg.length; ) {
    const count = ogg.readUInt8(at + 26);
    const lengths = [...ogg.subarray(at + 27, at + 27 + count)];
    at += 27 + count;
    for (const length of lengths) {
      packets.push(ogg.subarray(at, at + length));
      at += length;
    }
  }
  return packets.slice(2);
}

/** How loud each tenth of a second is. */
function loudness(pcm: Int16Array, sampleRate: number): number[] {
  const step = sampleRate / 10;
  return Array.from({ length: Math.floor(pcm.length / step) }, (_, index) => {
    const part = pcm.subarray(index * step, (index + 1) * step);
    return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
  });
}

const read = ({ app, deps }: Conversation, url: string, headers: Record<string, string>) =>
  app.inject({
    method: 'GET',
    url,
    headers: { 'x-internal-token': deps.internalToken, ...headers },
  });

async function speak(conversation: Conversation) {
  const spoken = await conversation.call('POST', '/speech', { body: { text } });
  const path = `/speech/${String(spoken.headers.etag).replaceAll('"', '')}`;
  return { wav: spoken.rawPayload, path };
}

test('a sentence for a slow line is the same sound in a tenth of the bytes', async () => {
  const conversation = await openConversation({ engines });
  const { wav, path } = await speak(conversation);
  const packed = await read(conversation, path, { accept: `${OGG}, */*` });
  expect(packed.headers).toMatchObject({ 'content-type': OGG, vary: 'accept' });
  expect(packed.rawPayload.length).toBeLessThan(wav.length / 10);

  const decoder = new OpusScript(24_000, 1, OpusScript.Application.VOIP);
  onTestFinished(() => decoder.delete());
  const parts = packetsOf(packed.rawPayload).map((packet) => Buffer.from(decoder.decode(packet)));
  const decoded = Buffer.concat(parts);
  const heard = loudness(new Int16Array(Uint8Array.from(decoded).buffer), 24_000);
  const wanted = loudness(new Int16Array(Uint8Array.from(wav.subarray(44)).buffer), 22_050);
  const loudest = Math.max(...wanted);
  for (const [index, value] of wanted.entries()) {
    expect(Math.abs((heard[index] ?? 0) - value), `tenth ${index}`).toBeLessThan(loudest / 4);
  }
});

test('whoever does not ask for it gets a WAV; each form has a tag of its own', async () => {
  const conversation = await openConversation({ engines });
  const { wav, path } = await speak(conversation);
  const plain = await read(conversation, path, { accept: '*/*' });
  expect(plain.headers['content-type']).toBe('audio/wav');
  expect(plain.rawPayload).toEqual(wav);
  const packed = await read(conversation, path, { accept: OGG });
  expect(packed.headers.etag).not.toBe(plain.headers.etag);
  const again = await read(conversation, path, {
    accept: OGG,
    'if-none-match': String(packed.headers.etag),
  });
  expect(again.statusCode).toBe(304);
});

test('what a provider has packed already stays as it is', async () => {
  const api = await fakeSpeechApi();
  const conversation = await openConversation({ engines, environment: api.openAi });
  const { path } = await speak(conversation);
  const { headers } = await read(conversation, path, { accept: OGG });
  expect(headers['content-type']).toBe('audio/mpeg');
});

test('a packer that fails hands out the WAV', async () => {
  const packer = createOpusPacker({ workerUrl: new URL('data:text/javascript,process.exit(3)') });
  onTestFinished(() => packer.close());
  const sound = { contentType: 'audio/wav', body: Buffer.from('RIFF'), isFallback: false };
  expect(await packer.pack(sound, OGG)).toEqual(sound);
});
