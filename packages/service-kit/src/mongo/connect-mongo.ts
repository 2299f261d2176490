import { setTimeout as pause } from 'node:timers/promises';
import mongoose, { type Connection } from 'mongoose';
import type { Logger } from 'pino';
import { createOutageLog } from '../process/create-outage-log.ts';
import { claimData, NewerDataError } from './claim-data.ts';
import { createHeartbeat, type Heartbeat } from './create-heartbeat.ts';
import { endWaitsOnClosedConnections } from './end-waits-on-closed-connections.ts';

interface Options {
  uri: string;
  database: string;
  log: Logger;
  /** Between two looks whether the connection is still good. */
  lookEveryMs?: number;
}

/** How long an operation looks for a server before it fails: outages show within 2 s (SPEC 8). */
const SELECTION_LIMIT_MS = 2_000;
/**
 * For the driver's look whether the server is there. Its default of 30 s is as long as everything may
 * take to be ready again, where a server that hung just then has taken the connection.
 */
const CONNECT_LIMIT_MS = 5_000;
const RETRY_PAUSE_MS = 1_000;
const LOOK_EVERY_MS = 2_000;
/** Looks in a row without an answer, after which the connection is made anew. */
const SILENT_LOOKS = 3;

export interface Mongo {
  connection: Connection;
  /**
   * Resolves once connected and indexed; before that, queries fail at once. Rejects with a
   * `NewerDataError`, which ends the process where nobody handles it.
   */
  whenReady: Promise<void>;
  /** Rejects when the database does not answer. */
  check: () => Promise<unknown>;
  /** Whether it answers at all, also where it is too busy for a check. */
  isThere: Heartbeat['isThere'];
  close: () => Promise<void>;
}

/**
 * Opens a connection of its own to one database and keeps trying until it is there. One that stays
 * silent is made anew: after an outage under load the driver's own monitor was seen not to find a
 * server again that had long been back. Writes are acknowledged only when they are in the journal: a
 * `kill -9` loses none. Define models on the connection right away; their indexes are made as soon as
 * it is open.
 */
export function connectMongo({ uri, database, log, lookEveryMs = LOOK_EVERY_MS }: Options): Mongo {
  endWaitsOnClosedConnections();
  const connection = mongoose.createConnection();
  let isClosed = false;
  const outages = createOutageLog(log);

  const check = async () => {
    if (!connection.db) throw new Error('not connected yet');
    return connection.db.command({ ping: 1 });
  };
  const pulse = createHeartbeat(check);

  const open = async (): Promise<void> => {
    while (!isClosed) {
      try {
        await connection.openUri(uri, {
          dbName: database,
          autoIndex: false,
          autoCreate: false,
          bufferCommands: false,
          serverSelectionTimeoutMS: SELECTION_LIMIT_MS,
          connectTimeoutMS: CONNECT_LIMIT_MS,
          writeConcern: { w: 'majority', journal: true },
        });
        // Given back by an operation that has had its answer.
        connection.getClient().on('connectionCheckedIn', pulse.beat);
        await claimData(connection);
        for (const model of Object.values(connection.models)) await model.createIndexes();
        outages.reportBack('database is there');
        return;
      } catch (error) {
        if (isClosed) return;
        if (error instanceof NewerDataError) throw error;
        outages.reportAway(error, 'database not reachable yet');
        await pause(RETRY_PAUSE_MS);
      }
    }
  };

  const keepGood = async (): Promise<void> => {
    let silentLooks = 0;
    while (!isClosed) {
      await pause(lookEveryMs, undefined, { ref: false });
      silentLooks = (await pulse.isThere()) ? 0 : silentLooks + 1;
      if (silentLooks < SILENT_LOOKS || isClosed) continue;
      outages.reportAway(undefined, 'database stays silent, connecting anew');
      await connection.close().catch(() => {});
      await open();
      silentLooks = 0;
    }
  };

  const whenReady = open();
  whenReady.then(() => {
    connection.on('error', (error) => log.warn({ err: error }, 'database error'));
    return keepGood();
  });
  return {
    connection,
    whenReady,
    check,
    isThere: pulse.isThere,
    close: async () => {
      isClosed = true;
      await connection.close();
    },
  };
}
