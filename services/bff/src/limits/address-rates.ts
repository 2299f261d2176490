import type { Rate } from './buckets/token-buckets.ts';
import type { Cost } from './request-costs.ts';

export interface AddressRates {
  /** All requests, files of the client among them. */
  all: Rate;
  /** Requests without a session: first visits, and clients that are no browsers. */
  strangers: Record<Cost, Rate>;
  /** Logins without a session where those of `strangers` are used up: looks for a name, no hashing. */
  crowdedLogins: Rate;
  /** Sessions that are stored anew; each is about 500 bytes in Redis. */
  sessions: Rate;
  /** Large bodies without a session, in `UPLOAD_UNIT_BYTES`. */
  uploads: Rate;
  /** Doors of lessons that are looked at or tried without a lesson. */
  joins: Rate;
  /** Messages over sockets without a session. */
  socketMessages: Rate;
}

/** Open pages for each child of a network, at one replica. */
export const SOCKETS_PER_CHILD = 4;

/**
 * Ceilings for one address. A whole school may be behind one, so each is what as many children need
 * that all open LUX in the same minute (about 130 files and calls each, ten of them before their
 * session is known), and they stop only what no school can be.
 *
 * @param children how many may share an address.
 */
export function addressRates(children: number): AddressRates {
  const each = (burst: number, perSecond: number): Rate => ({
    burst: burst * children,
    perSecond: perSecond * children,
  });
  return {
    all: each(200, 20),
    strangers: {
      talk: each(2, 0.1),
      picture: each(2, 0.05),
      login: each(2, 0.05),
      'account-login': each(2, 0.05),
      // While Redis is away; else `joins`.
      join: each(8, 0.2),
      general: each(20, 0.5),
    },
    crowdedLogins: each(20, 0.5),
    // Four browsers each, cleared ones among them, and another one every hour. Whoever invents
    // visitors day and night fills 600 and 3,600 a day, of which each lives for a day and a half.
    sessions: each(4, 1 / 3_600),
    uploads: each(4, 0.1),
    joins: each(8, 0.2),
    socketMessages: each(4, 0.05),
  };
}
