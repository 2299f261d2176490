import { once } from 'node:events';
import net from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { checkPublicPort } from './check-public-port.ts';
import { pickFreePorts } from './pick-free-ports.ts';

test('a taken port is named, with the way to choose another', async () => {
  const [port = 0] = await pickFreePorts(1);
  await checkPublicPort('127.0.0.1', port);

  const other = net.createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  await expect(checkPublicPort('127.0.0.1', port, { patienceMs: 0 })).rejects.toThrow(
    new RegExp(`Port ${port} ist schon belegt.*PORT=${port + 1} npm start`),
  );
});

test('an address that is not of this machine is named', async () => {
  await expect(checkPublicPort('192.0.2.1', 3000)).rejects.toThrow(/192\.0\.2\.1.*HOST/);
});
