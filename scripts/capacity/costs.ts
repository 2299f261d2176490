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
  settings: { bff: 0.5, engines: 0.3, analytics: 0.2, classroom: 0.1 },
  talks: { bff: 1, conversation: 2.3, engines: 1.5, analytics: 0.3, classroom: 0.1 },
  /** Three sentences from a model, streamed, the sound of one fetched that is known already. */
  turn: { bff: 5, conversation: 20.4, engines: 7.3, analytics: 2.4, accounts: 0.5, classroom: 0.5 },
  /** Of one sentence, by the built-in voice. */
  sound: { bff: 3.1, conversation: 21.6, engines: 2.1, analytics: 1.2 },
  quiz: { bff: 1.4, games: 1.4, engines: 0.8, analytics: 0.3 },
  maths: { bff: 1.1, games: 1.1, engines: 0.7, analytics: 0.3 },
  /** Painted by LUX itself. */
  picture: { bff: 5.5, media: 18, 'media-worker': 190, engines: 41, analytics: 14, accounts: 5 },
  login: { bff: 5, accounts: 36, engines: 9.5, analytics: 3 },
} as const satisfies Record<string, Cost>;
export type Act = keyof typeof costs;

/** Milliseconds a second that a process uses with nobody there. */
export const idleMs: Record<Part, number> = {
  bff: 6,
  accounts: 9,
  conversation: 7,
  games: 6,
  media: 7,
  'media-worker': 8,
  analytics: 8,
  classroom: 12,
  engines: 16,
};

/** Megabytes in memory, of one process. */
export const memoryMb: Record<Exclude<Part, 'engines'>, number> = {
  bff: 240,
  accounts: 280,
  conversation: 400,
  games: 190,
  media: 210,
  'media-worker': 280,
  analytics: 160,
  classroom: 170,
};

/** Kilobytes that the socket of a page adds to a bff. */
export const SOCKET_KB = 25;

/** Milliseconds of one core of Valkey for one request at the door, and of these for its session. */
export const valkeyMs = { request: 0.16, session: 0.025 };

/** Kilobytes stored by one of each, documents and indexes. */
export const storedKb = { turn: 0.57, picture: 850, request: 0.37 };

/** Milliseconds of processor time by part for so many of each act. */
export function cpuOf(counts: Partial<Record<Act, number>>): Record<Part, number> {
  const spent = (part: Part) =>
    Object.entries(counts).reduce((sum, [act, count]) => {
      const cost: Cost = costs[act as Act];
      return sum + count * (cost[part] ?? 0);
    }, 0);
  return Object.fromEntries(parts.map((part) => [part, spent(part)])) as Record<Part, number>;
}
