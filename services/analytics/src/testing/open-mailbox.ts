import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  to: string[];
  /** As it came, with headers. */
  source: string;
}

interface Options {
  port?: number;
  /** Whether an address is turned down. */
  refuses?: (address: string) => boolean;
}

/** A mail server that keeps what it gets, on a port of its own. */
export async function openMailbox({ port = 0, refuses = () => false }: Options = {}) {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) =>
      done(refuses(address) ? new Error('nobody of that name') : null),
    onData: (stream, { envelope }, done) => {
      void text(stream).then((source) => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), source });
        done();
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  return {
    mails,
    port: address.port,
    smtp: { url: `smtp://127.0.0.1:${address.port}`, from: 'lux@schule.example' },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The readable text of a mail. */
export function textOf({ source }: Mail): string {
  const body = source.slice(source.indexOf('\r\n\r\n'));
  const isBase64 = /^content-transfer-encoding: base64/im.test(source);
  if (isBase64) return Buffer.from(body, 'base64').toString('utf8');
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
