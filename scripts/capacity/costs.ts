/** Processes of LUX, and MongoDB and Valkey together, as `npm run bench -- scaling` tells them apart. */
export const parts = [
  'bff',
  'accounts',
  'conversation',
  'games',
  'media',
  'media-worker',
  'analytics',
  'classroom',
  'engines',
] as const;
export type Part = (typeof parts)[number];

type Cost = Partial<Record<Part, number>>;

/** Milliseconds of processor time for one of each, as measured by `npm run bench -- scaling` (docs/SCALING.md). */
export const costs = {
  settings: { bff: 0.3, engines: 0.2, analytics: 0.1, accounts: 0.1 },
  talks: { bff: 0.9, conversation: 1.1, engines: 0.9, analytics: 0.2 },
  /** Three sentences from a model, streamed, the sound of one fetched that is known already. */
  turn: { bff: 4, conversation: 9.8, engines: 5, analytics: 1.3, accounts: 0.9 },
  /** Of one sentence, by the built-in voice. */
  sound: { bff: 3.2, conversation: 17, engines: 1.1, analytics: 0.9 },
  quiz: { bff: 1, games: 1.9, engines: 0.5, analytics: 0.2 },
  maths: { bff: 1.1, games: 0.9, engines: 0.5, analytics: 0.3 },
  /** Painted by LUX itself. */
  picture: { bff: 3.2, media: 10, 'media-worker': 47, engines: 13, analytics: 3 },
  login: { bff: 5, accounts: 26, engines: 5.5, analytics: 2.5 },
} as const satisfies Record<string, Cost>;
export type Act = keyof typeof costs;

/** Milliseconds a second that a process uses with nobody there. */
export const IDLE_MS = 3.5;

/** Megabytes in memory, of one process. */
export const memoryMb: Record<Exclude<Part, 'engines'>, number> = {
  bff: 180,
  accounts: 280,
  conversation: 400,
  games: 160,
  media: 180,
  'media-worker': 260,
  analytics: 150,
  classroom: 140,
};

/** Kilobytes that the socket of a page adds to a bff. */
export const SOCKET_KB = 13;

/** Milliseconds of one core of Valkey for one request at the door, and of these for its session. */
export const valkeyMs = { request: 0.16, session: 0.025 };

/** Kilobytes stored by one of each, documents and indexes. */
export const storedKb = { turn: 0.48, picture: 190, request: 0.35 };

/** Milliseconds of processor time by part for so many of each act. */
export function cpuOf(counts: Partial<Record<Act, number>>): Record<Part, number> {
  const spent = (part: Part) =>
    Object.entries(counts).reduce((sum, [act, count]) => {
      const cost: Cost = costs[act as Act];
      return sum + count * (cost[part] ?? 0);
    }, 0);
  return Object.fromEntries(parts.map((part) => [part, spent(part)])) as Record<Part, number>;
}
