import { request } from 'node:http';
import type { LookupFunction } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Agent, setGlobalDispatcher } from 'undici';

const LOOK_EVERY_MS = 2_000;
/** Caddy makes its authority when it starts, and the bff fetches it then. */
const WITHIN_MS = 120_000;

/** The certificate that `http://NAME/einrichten` hands out; undefined while there is none. */
function readCertificate(name: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const headers = { host: name };
    const asked = request({ host: '127.0.0.1', path: '/einrichten/lux.crt', headers }, (answer) => {
      const read = text(answer);
      resolve(answer.statusCode === 200 ? read : read.then(() => undefined));
    });
    asked.on('error', () => resolve(undefined));
    asked.end();
  });
}

/**
 * Does what a tablet does that is being set up: from now on `fetch` finds the name on this machine
 * and trusts the authority that signs for it. @throws where none is handed out.
 */
export async function trustDoor(name: string): Promise<void> {
  const deadline = Date.now() + WITHIN_MS;
  let ca = await readCertificate(name);
  while (ca === undefined) {
    if (Date.now() > deadline) throw new Error(`http://${name}/einrichten hands out nothing`);
    await pause(LOOK_EVERY_MS);
    ca = await readCertificate(name);
  }
  const lookup: LookupFunction = (_, __, found) =>
    found(null, [{ address: '127.0.0.1', family: 4 }]);
  setGlobalDispatcher(new Agent({ connect: { ca, lookup } }));
}
