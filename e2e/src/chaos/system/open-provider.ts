import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export type ProviderState = 'well' | 'hang' | 'error' | 'busy' | 'reset';

export interface Provider {
  /** For `OPENAI_BASE_URL`. */
  baseUrl: string;
  state: ProviderState;
  /** Calls that got no answer so far, as it hangs. */
  hanging: number;
  close: () => void;
}

const ANSWER =
  'Das ist eine schöne Zahl. Sie kommt gleich nach ihrer Vorgängerin. Zähl doch weiter!';
const WORD_MS = 10;

/** An OpenAI-compatible server of text that can be unwell in all the ways providers are. */
export async function openProvider(): Promise<Provider> {
  const server = createServer(async (request, response) => {
    for await (const _piece of request);
    switch (provider.state) {
      case 'well':
        return writeAnswer(response);
      case 'hang':
        provider.hanging += 1;
        response.once('close', () => {
          provider.hanging -= 1;
        });
        return;
      case 'error':
        return refuse(response, 500);
      case 'busy':
        return refuse(response, 429);
      case 'reset':
        return void request.socket.resetAndDestroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const provider: Provider = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    state: 'well',
    hanging: 0,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return provider;
}

async function writeAnswer(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const [index, word] of ANSWER.split(' ').entries()) {
    await pause(WORD_MS);
    if (response.destroyed) return;
    const content = index === 0 ? word : ` ${word}`;
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
  }
  response.end('data: [DONE]\n\n');
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
}
