import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

interface Behaviour {
  /** Pieces of every sound. */
  sound?: string[];
  /** Waited for after the first piece. */
  afterFirstPiece?: Promise<unknown>;
  /** Answer speech with this status instead, or never. */
  speechStatus?: number | 'hang';
  /** Cut the connection after the first piece. */
  isCut?: boolean;
  voices?: { status?: number; body: unknown };
  transcript?: string | number;
}

interface Asked {
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A stand-in for the speech side of OpenAI and ElevenLabs that keeps what it was asked. */
export async function fakeSpeechApi(behaviour: Behaviour = {}) {
  const asked: Asked[] = [];
  const hungUp: string[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    asked.push({ path, headers: request.headers, body: await readBody(request) });
    response.once('close', () => {
      if (!response.writableFinished) hungUp.push(path);
    });
    if (path.includes('voices')) return answerVoices(response);
    if (path.endsWith('/transcriptions')) return answerTranscript(response);
    await answerSound(response);
  });

  function answerVoices(response: ServerResponse) {
    const { status = 200, body } = behaviour.voices ?? { status: 404, body: {} };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  function answerTranscript(response: ServerResponse) {
    const { transcript = 'Hallo' } = behaviour;
    const status = typeof transcript === 'number' ? transcript : 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ text: transcript }));
  }

  async function answerSound(response: ServerResponse) {
    if (behaviour.speechStatus === 'hang') return;
    if (behaviour.speechStatus) return response.writeHead(behaviour.speechStatus).end('{}');
    const [first, ...rest] = behaviour.sound ?? ['ID3 ', 'sound'];
    response.writeHead(200, { 'content-type': 'audio/mpeg' });
    response.write(first);
    await behaviour.afterFirstPiece;
    if (behaviour.isCut) return response.socket?.destroy();
    for (const piece of rest) response.write(piece);
    response.end();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const url = `http://127.0.0.1:${port}`;
  /** Requests for sound, without those for lists. */
  const spoken = () => asked.filter(({ path }) => !path.includes('voices'));
  return {
    asked,
    hungUp,
    spoken,
    openAi: { OPENAI_SPEECH_BASE_URL: `${url}/v1` },
    elevenLabs: { ELEVENLABS_API_KEY: 'a key', ELEVENLABS_BASE_URL: url },
    recogniser: { OPENAI_TRANSCRIBE_BASE_URL: `${url}/v1` },
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
