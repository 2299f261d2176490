import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { StartProblem } from '../start-problem.ts';

const tryEveryMs = 200;

/**
 * Throws StartProblem when the bff cannot listen at this address: taken, reserved or not
 * ours. `variable` is the setting to name. A taken port gets `patienceMs` to become free: after a kill the last bff may still be ending.
 */
export async function checkPublicPort(
  host: string,
  port: number,
  { patienceMs = 2_000, variable = 'PORT' }: { patienceMs?: number; variable?: string } = {},
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const error = await tryToListen(host, port);
    if (!error) return;
    if (error.code !== 'EADDRINUSE' || Date.now() >= deadline) {
      throw new StartProblem(explain(error.code, host, port, variable), { cause: error });
    }
    await pause(tryEveryMs);
  }
}

async function tryToListen(host: string, port: number): Promise<NodeJS.ErrnoException | undefined> {
  const server = net.createServer();
  try {
    await once(server.listen({ host, port, exclusive: true }), 'listening');
    return undefined;
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

function explain(code: string | undefined, host: string, port: number, variable: string): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} ist schon belegt. Bitte das andere Programm beenden oder einen anderen Port nehmen: ${variable}=${port + 1} npm start`;
  }
  if (code === 'EACCES') {
    return `Port ${port} darf ohne besondere Rechte nicht geöffnet werden. Bitte einen ab 1024 nehmen: ${variable}=${variable === 'PORT' ? 3000 : 3443} npm start`;
  }
  return `Die Adresse ${host} (Port ${port}) kann hier nicht geöffnet werden (${code}). Bitte HOST prüfen: HOST=127.0.0.1 npm start`;
}
