import mongoose, { type Connection } from 'mongoose';
import type { Logger } from 'pino';

interface Options {
  uri: string;
  database: string;
  log: Logger;
}

/** How long an operation looks for a server before it fails: outages show within 2 s (SPEC 8). */
const SELECTION_LIMIT_MS = 2_000;
const RETRY_PAUSE_MS = 1_000;

export interface Mongo {
  connection: Connection;
  /** Resolves once connected and indexed; before that, queries fail at once. */
  whenReady: Promise<void>;
  /** Rejects when the database does not answer. */
  check: () => Promise<unknown>;
  close: () => Promise<void>;
}

/**
 * Opens a connection of its own to one database and keeps trying until it is there. Writes are
 * acknowledged only when they are in the journal: a `kill -9` loses none. Define models on the
 * connection right away; their indexes are made as soon as it is open.
 */
export function connectMongo({ uri, database, log }: Options): Mongo {
  const connection = mongoose.createConnection();
  let isClosed = false;
  let isOutageKnown = false;

  const open = async (): Promise<void> => {
    while (!isClosed) {
      try {
        await connection.openUri(uri, {
          dbName: database,
          autoIndex: false,
          autoCreate: false,
          bufferCommands: false,
          serverSelectionTimeoutMS: SELECTION_LIMIT_MS,
          writeConcern: { w: 'majority', journal: true },
        });
        for (const model of Object.values(connection.models)) await model.createIndexes();
        if (isOutageKnown) log.info('database is there');
        connection.on('error', (error) => log.warn({ err: error }, 'database error'));
        return;
      } catch (error) {
        if (isClosed) return;
        if (!isOutageKnown) log.warn({ err: error }, 'database not reachable yet');
        isOutageKnown = true;
        await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
      }
    }
  };

  return {
    connection,
    whenReady: open(),
    check: async () => {
      if (!connection.db) throw new Error('not connected yet');
      return connection.db.command({ ping: 1 });
    },
    close: async () => {
      isClosed = true;
      await connection.close();
    },
  };
}
