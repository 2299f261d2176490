import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

interface FakeTeacher {
  /** For `OPENAI_BASE_URL`. */
  baseUrl: string;
  /** What the next answers say, word by word. */
  answer: string;
  /** Pause before each word. */
  wordMs: number;
  /** Refuses to answer while true. */
  isAway: boolean;
  /** What recordings are heard as. */
  transcript: string;
  /** How many answers were hung up before their end. */
  hangUps: number;
  close: () => void;
}

/** An OpenAI-compatible server whose pace a test sets: a teacher that writes, and a recogniser. */
export async function openFakeTeacher(): Promise<FakeTeacher> {
  const server = createServer(async (request, response) => {
    const asked = await readAll(request);
    if (request.url?.endsWith('/audio/transcriptions')) {
      return sendJson(response, 200, { text: teacher.transcript });
    }
    if (teacher.isAway) return sendJson(response, 500, {});
    // The gate's question about a sentence it doubts.
    const isOpinion = asked.includes('Antworte nur mit ja oder nein');
    return writeAnswer(response, isOpinion ? 'nein' : teacher.answer);
  });

  async function writeAnswer(response: ServerResponse, answer: string): Promise<void> {
    response.once('close', () => {
      if (!response.writableFinished) teacher.hangUps += 1;
    });
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const [index, word] of answer.split(' ').entries()) {
      await new Promise((resolve) => setTimeout(resolve, teacher.wordMs));
      if (response.destroyed) return;
      const content = index === 0 ? word : ` ${word}`;
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
    }
    response.end('data: [DONE]\n\n');
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const teacher: FakeTeacher = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    answer: 'Hallo!',
    wordMs: 5,
    isAway: false,
    transcript: '',
    hangUps: 0,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return teacher;
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readAll(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}
