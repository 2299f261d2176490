import { VisitorToken } from '@lux/contracts/common/ids.ts';
import type { Session, SessionPlace } from './session.ts';
import { emptySession } from './session.ts';

/** The field of a session that has ended: requests under way with it learn so. */
export const OVER_FIELD = 'over';
/** The owner of the session. */
export const USER_FIELD = 'userId';
/** What fields that hold a visitor's token begin with. */
export const TOKEN_FIELD = 'visitor:';
/** The name a session's limits are counted by, from its first change of id on; before, that of its id. */
export const BUDGET_FIELD = 'budget';
/** When a session began that has only ever shown a visitor's token. */
export const STARTED_FIELD = 'started';
export const DASHBOARD_FIELD = 'dashboard';
export const DASHBOARD_USED_FIELD = 'dashboardUsedAt';
/** Lesson, place and seat of a child in a lesson. */
export const PLACE_FIELD = 'place';
/** The dashboard's password was given here: guesses of others cannot keep this browser out. */
export const PROOF_FIELD = 'proof';
export const CONFIRMED_FIELD = 'confirmedAt';

/** A dashboard that was opened by its password closes when nobody has used it for so long. */
export const DASHBOARD_IDLE_MS = 30 * 60_000;
/** How long a code of the second factor counts for what hurts. */
export const CONFIRMED_MS = 10 * 60_000;
/** A visit that is used again after this long gets the whole lifetime. */
const COMES_AGAIN_AFTER_MS = 12 * 60 * 60 * 1_000;

export type SessionFields = Record<string, string>;

/**
 * A session as Redis holds it.
 *
 * @param name the one its limits are counted by as long as it keeps its first id.
 * @param unlocked what the dashboard's field holds while its password is the one of now.
 * @returns null where nothing is stored.
 */
export function toSession(
  fields: SessionFields,
  { id, name, unlocked }: { id: string; name: string; unlocked: string },
): Session | null {
  if (Object.keys(fields).length === 0) return null;
  if (OVER_FIELD in fields) {
    const userId = fields[USER_FIELD] ?? null;
    return { ...emptySession(), userId, device: { userId, visitorTokens: [] }, isRevoked: true };
  }
  const confirmedAt = fields[CONFIRMED_FIELD];
  const device = { visitorTokens: tokensOf(fields), userId: fields[USER_FIELD] ?? null };
  const known = {
    id,
    budget: fields[BUDGET_FIELD] ?? name,
    isRevoked: false,
    isStored: true,
    device,
  };
  const place = readPlace(fields[PLACE_FIELD]);
  if (place) {
    // A child in a lesson has none of the rights that others opened on this tablet.
    const visitorTokens = place.seatId === null ? device.visitorTokens : [];
    return { ...emptySession(), ...known, place, visitorTokens };
  }
  return {
    ...known,
    ...device,
    place: null,
    dashboardOpenUntil:
      fields[DASHBOARD_FIELD] === unlocked
        ? Number(fields[DASHBOARD_USED_FIELD] ?? 0) + DASHBOARD_IDLE_MS
        : null,
    confirmedUntil: confirmedAt === undefined ? null : Number(confirmedAt) + CONFIRMED_MS,
    hasUnlocked: fields[PROOF_FIELD] === unlocked,
  };
}

/** Whether a session that began as a visit is used on another day. */
export function comesAgain({ [STARTED_FIELD]: started }: SessionFields): boolean {
  return started !== undefined && Date.now() - Number(started) > COMES_AGAIN_AFTER_MS;
}

/** The fields of a session that hold its visitor. */
export function visitOf(token: VisitorToken): SessionFields {
  return { [TOKEN_FIELD + token]: String(Date.now()) };
}

/** A place as the session's field holds it: lesson, place and seat, `-` for a guest's. */
export function writePlace({ lessonId, placeId, seatId }: SessionPlace): string {
  return `${lessonId} ${placeId} ${seatId ?? '-'}`;
}

function readPlace(field = ''): SessionPlace | null {
  const [lessonId, placeId, seat] = field.split(' ');
  if (!lessonId || !placeId || !seat) return null;
  return { lessonId, placeId, seatId: seat === '-' ? null : seat };
}

/** The visitor's token. Old sessions may hold several; then the latest counts. */
function tokensOf(fields: SessionFields): VisitorToken[] {
  return Object.entries(fields)
    .filter(([name]) => name.startsWith(TOKEN_FIELD))
    .toSorted(([, one], [, other]) => Number(other) - Number(one))
    .slice(0, 1)
    .map(([name]) => name.slice(TOKEN_FIELD.length))
    .filter((token) => VisitorToken.safeParse(token).success);
}
