import type { ChangeMark } from '@lux/contracts/accounts/synced-items.ts';

/** A position in the order in which an account's items were stored. */
export interface ChangePlace {
  keptAt: Date;
  /** Tells things of one millisecond apart: a record's id as 24 hexadecimal digits. */
  id: string;
}

/** A device's reading of the changes. */
export interface Reading {
  /** Everything up to here has been read. */
  place: ChangePlace;
  /** Up to here nothing can come in between any more; later ones are read once more at the next time. */
  settledAt: Date;
}

/**
 * A write is seen a moment after it was given its time, and copies of this service have clocks of
 * their own. What is younger than this is told twice rather than never.
 */
const SETTLES_AFTER_MS = 10_000;
const RADIX = 36;
const FIRST_ID = '0'.repeat(24);

/** A reading from the beginning. */
export function beginReading(now: number): Reading {
  return {
    place: { keptAt: new Date(0), id: FIRST_ID },
    settledAt: new Date(now - SETTLES_AFTER_MS),
  };
}

/** A mark that is no page's but an end's begins a new reading from its place. */
export function readMark(mark: ChangeMark, now: number): Reading {
  const [keptAt = '', id = '', settledAt = ''] = mark.split('.');
  const settled = Number.parseInt(settledAt, RADIX);
  return {
    place: { keptAt: new Date(Number.parseInt(keptAt, RADIX)), id },
    settledAt: new Date(settled || now - SETTLES_AFTER_MS),
  };
}

/** The mark of a page after which more come. */
export function markOfPage({ place, settledAt }: Reading): ChangeMark {
  return [
    place.keptAt.getTime().toString(RADIX),
    place.id,
    settledAt.getTime().toString(RADIX),
  ].join('.');
}

/** The mark of a last page: the next reading begins where this one was sure of everything. */
export function markOfEnd({ place, settledAt }: Reading): ChangeMark {
  const isSettled = place.keptAt < settledAt;
  const { keptAt, id } = isSettled ? place : { keptAt: settledAt, id: FIRST_ID };
  return [Math.max(0, keptAt.getTime()).toString(RADIX), id, '0'].join('.');
}
