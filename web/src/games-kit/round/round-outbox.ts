import { FinishedRound } from '@lux/contracts/games/finished-round.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { rest } from '../../lib/api/rest.ts';
import { storage } from '../../lib/storage/storage.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';

/** A school week offline still fits. */
const LIMIT = 100;
/** The round itself is invalid: a retry would be refused as well. */
const HOPELESS = new Set([400, 413, 422]);

const read = (): FinishedRound[] => storage.readList(storageKeys.finishedRounds, FinishedRound);

function write(rounds: FinishedRound[]): void {
  if (rounds.length === 0) storage.remove(storageKeys.finishedRounds);
  else storage.writeJson(storageKeys.finishedRounds, rounds.slice(-LIMIT));
}

let sending: Promise<void> | null = null;

async function sendAll(): Promise<void> {
  for (let round = read()[0]; round !== undefined; round = read()[0]) {
    const { id } = round;
    try {
      await rest.postOnly('/api/games/rounds', round);
    } catch (error) {
      if (!(error instanceof ApiError && HOPELESS.has(error.status))) {
        window.addEventListener('online', sendAgain, { once: true });
        return;
      }
    }
    write(read().filter((one) => one.id !== id));
  }
}

function sendAgain(): void {
  void roundOutbox.send();
}

/**
 * Finished rounds on their way to the server. Each is sent once; offline they wait, and are sent
 * when the connection is back or the next game is opened. Failures are silent: stickers may come
 * later.
 */
export const roundOutbox = {
  add(round: FinishedRound): void {
    const rounds = read();
    if (!rounds.some(({ id }) => id === round.id)) write([...rounds, round]);
    void roundOutbox.send();
  },

  /** One after the other; a second call joins the first. Never rejects. */
  send(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  },
};
