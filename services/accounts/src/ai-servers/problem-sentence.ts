import { refusalStatus } from '@lux/ai/upstream/upstream-policy.ts';

/** By status; everything else is one sentence, so that nobody reads a network by its errors. */
const SENTENCES: Record<number, string> = {
  401: 'Der Server kennt diesen Schlüssel nicht.',
  403: 'Der Server erlaubt das mit diesem Schlüssel nicht.',
  404: 'Unter dieser Adresse gibt es das nicht. Fehlt am Ende der Adresse vielleicht „/v1“, oder kennt der Server dieses Modell nicht?',
  429: 'Der Server nimmt gerade nichts mehr an: zu viele Anfragen, oder das Guthaben ist aufgebraucht.',
};

/** Why a server did not do what it was asked for, as a sentence for the admin. */
export function problemSentence(error: unknown): string {
  const status = refusalStatus(error);
  if (status !== null) {
    return (
      SENTENCES[status] ??
      'Der Server nimmt die Anfrage so nicht an. Kann dieses Modell das überhaupt?'
    );
  }
  return 'Der Server ist nicht erreichbar oder antwortet nicht, wie LUX es erwartet. Läuft er, und stimmt die Adresse?';
}
