import { createTransport } from 'nodemailer';
import { DeliveryError } from './delivery-error.ts';

/** A mail server that takes longer is tried again later. */
const LIMIT_MS = 10_000;

export interface Letter {
  to: string[];
  subject: string;
  text: string;
  /** The same for all tries of one letter, so that a reader may throw a double away. */
  id: string;
}

export interface Mailer {
  from: string;
  /** Resolves to the addresses the server refused among others it took. @throws DeliveryError */
  send: (letter: Letter) => Promise<{ refused: string[] }>;
}

/**
 * Sends plain text through the operator's mail server. Name and password never cross an open line, unless
 * `SMTP_URL` says so (`?ignoreTLS=true`).
 */
export function createMailer({ url, from }: { url: string; from: string }): Mailer {
  const hasPassword = new URL(url).password !== '';
  const isForced = url.startsWith('smtp:') && hasPassword && !/[?&](ignore|require)TLS=/i.test(url);
  const transport = createTransport({
    url,
    ...(isForced && { requireTLS: true }),
    connectionTimeout: LIMIT_MS,
    greetingTimeout: LIMIT_MS,
    socketTimeout: LIMIT_MS,
    dnsTimeout: LIMIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    from,
    send: async ({ to, subject, text, id }) => {
      const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
      try {
        const { rejected } = await transport.sendMail({
          ...{ from, to, subject, text },
          messageId: `<${id}@${domain}>`,
          // Neither out-of-office answers nor reading receipts.
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
          priority: 'high',
        });
        return { refused: (rejected ?? []).map(String) };
      } catch (error) {
        throw new DeliveryError(sentenceFor(error), { cause: error });
      }
    },
  };
}

/** What went wrong, for the owner; never what the server wrote. */
function sentenceFor(error: unknown): string {
  const { code, responseCode } = Object(error);
  switch (code) {
    case 'EAUTH':
    case 'ENOAUTH':
      return 'Der Mailserver nimmt Name oder Passwort nicht an.';
    case 'EENVELOPE':
      return 'Der Mailserver nimmt keinen der Empfänger oder den Absender nicht an.';
    case 'ETLS':
      return 'Zum Mailserver gelingt keine verschlüsselte Verbindung.';
    case 'EDNS':
    case 'ECONNECTION':
    case 'ESOCKET':
    case 'ETIMEDOUT':
      return 'Der Mailserver ist nicht erreichbar.';
    default:
      return typeof responseCode === 'number'
        ? `Der Mailserver hat die Nachricht nicht angenommen (${responseCode}).`
        : 'Der Mailserver hat die Nachricht nicht angenommen.';
  }
}
