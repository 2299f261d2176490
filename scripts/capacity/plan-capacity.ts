import {
  type Act,
  cpuOf,
  idleMs,
  memoryMb,
  type Part,
  parts,
  SOCKET_KB,
  storedKb,
  valkeyMs,
} from './costs.ts';

export interface Wish {
  schools: number;
  childrenPerSchool: number;
  /** Of all children, how many are there in the busiest minute. */
  shareAtOnce: number;
  hoursPerWeek: number;
  /** Weeks after which what children made has gone on average: accounts and classes are deleted. */
  weeksKept: number;
  eventDays: number;
  /** `EVENT_PARTITIONS`. */
  eventPartitions: number;
  /** Euros a month. */
  prices: { core: number; gigabyte: number; diskGigabyte: number };
}

/** How often a child does each thing in a second, busy all the time (docs/SCALING.md, "What 1,000 children need"). */
export const perSecond: Record<Exclude<Act, 'login'>, number> = {
  turn: 1 / 30,
  sound: 3 / 30,
  quiz: 1 / 360,
  maths: 1 / 360,
  picture: 1 / 300,
  settings: 1 / 60,
  talks: 1 / 60,
};
/** At the door, sounds, pictures and preparations among them. */
const REQUESTS_PER_SECOND = 0.29;
/** A lesson begins: all who come are logged in within this time. */
const LOGIN_SECONDS = 600;
/** Above it, waiting grows faster than work. */
const FILL = 0.7;
/** Of what is needed besides, so that one may fail. */
const LEAST_COPIES = 2;
/** Of one server of MongoDB. */
const MONGODB = { cores: 8, diskGb: 1_000 };
/** Opus at 24 kbit a second, four seconds a sentence. */
const SOUND_KB = 12;
/** The child's own look, and those in the gallery. */
const LOOKS_PER_PICTURE = 3;
/**
 * Entries of events that wait at most in a partition (`docs/OPERATIONS.md`), how long analytics may be
 * away, and how many entries a second a bff makes at most of its requests' events: those of 25 ms share one.
 */
const EVENTS = { waiting: 100_000, seconds: 60, entriesPerBff: 40 };
/** That the balancer of Compose looks for. */
const COMPOSE_BFFS = 10;

const SECONDS_PER_HOUR = 3_600;
const WEEK_DAYS = 7;
const MB_PER_GB = 1_000;
const KB_PER_GB = 1_000_000;

type Service = Exclude<Part, 'engines'>;

/** What N schools need in their busiest minute, and what of it is full first. */
export function planCapacity(wish: Wish) {
  const children = wish.schools * wish.childrenPerSchool;
  const atOnce = Math.ceil(children * wish.shareAtOnce);
  const { cores, valkeyCores, sessionCores } = loadOf(atOnce);

  const copies = (Object.keys(memoryMb) as Service[]).map((service) => {
    const count = Math.max(LEAST_COPIES, Math.ceil(cores[service] / FILL));
    const idle = (count * idleMs[service]) / 1_000;
    return { service, count, cores: cores[service] + idle, memoryMb: count * memoryMb[service] };
  });
  const mongodbCores = cores.engines - valkeyCores;
  const diskGb = diskOf(wish, children);
  const shards = Math.max(
    1,
    Math.ceil(mongodbCores / (MONGODB.cores * FILL)),
    Math.ceil(diskGb / MONGODB.diskGb),
  );
  const masters = Math.max(1, Math.ceil(valkeyCores / FILL));
  const memoryGb =
    (copies.reduce((sum, one) => sum + one.memoryMb, 0) + (atOnce * SOCKET_KB) / 1_000) / MB_PER_GB;
  const kbPerSecond =
    atOnce *
    (perSecond.sound * SOUND_KB + perSecond.picture * LOOKS_PER_PICTURE * storedKb.picture);
  const allCores =
    copies.reduce((sum, one) => sum + one.cores, 0) + Math.max(0, mongodbCores) + valkeyCores;
  const paidCores = Math.ceil(allCores / FILL);
  const { prices } = wish;

  return {
    children,
    atOnce,
    requestsPerSecond: atOnce * REQUESTS_PER_SECOND,
    copies,
    cores: allCores,
    paidCores,
    memoryGb,
    mongodb: { cores: mongodbCores, shards, diskGb },
    valkey: { cores: valkeyCores, masters, sessionCores },
    megabitPerSecond: (kbPerSecond * 8) / 1_000,
    euroPerMonth:
      paidCores * prices.core + memoryGb * prices.gigabyte + diskGb * prices.diskGigabyte,
    limits: limits(wish).map((limit) => ({ ...limit, isReached: atOnce >= limit.atOnce })),
  };
}

/** Cores of each part where so many children are busy, and a tenth of them log in. */
function loadOf(atOnce: number) {
  const counts = Object.fromEntries(
    Object.entries(perSecond).map(([act, rate]) => [act, rate * atOnce]),
  );
  const spent = cpuOf({ ...counts, login: atOnce / LOGIN_SECONDS });
  const cores = Object.fromEntries(parts.map((part) => [part, spent[part] / 1_000])) as Record<
    Part,
    number
  >;
  const requests = atOnce * REQUESTS_PER_SECOND;
  return {
    cores,
    valkeyCores: (requests * valkeyMs.request) / 1_000,
    sessionCores: (requests * valkeyMs.session) / 1_000,
  };
}

function diskOf({ hoursPerWeek, weeksKept, eventDays }: Wish, children: number): number {
  const secondsPerWeek = hoursPerWeek * SECONDS_PER_HOUR;
  const made = perSecond.turn * storedKb.turn + perSecond.picture * storedKb.picture;
  const events = REQUESTS_PER_SECOND * storedKb.request * (eventDays / WEEK_DAYS);
  return (children * secondsPerWeek * (made * weeksKept + events)) / KB_PER_GB;
}

/** In each partition, of one child: of its requests, shared by others of its bff, and of its pictures. */
function entriesPerSecond(bffCores: number, partitions: number): number {
  const ofRequests = Math.min(
    REQUESTS_PER_SECOND / partitions,
    (bffCores / FILL) * EVENTS.entriesPerBff,
  );
  return ofRequests + perSecond.picture / partitions;
}

/** Where something that is one is full, in children at once, the first that is met first. */
function limits({ eventPartitions }: Wish) {
  const { cores, valkeyCores, sessionCores } = loadOf(1);
  return [
    {
      what: 'zehn bffs hinter dem Verteiler von Compose; dann Kubernetes',
      atOnce: (COMPOSE_BFFS * FILL) / cores.bff,
    },
    {
      what: `Ereignisse warten, während analytics ${EVENTS.seconds} s fort ist: mehr als 100.000 Einträge, die ältesten gehen verloren; dann mehr EVENT_PARTITIONS als ${eventPartitions}`,
      atOnce: EVENTS.waiting / (EVENTS.seconds * entriesPerSecond(cores.bff, eventPartitions)),
    },
    { what: 'ein Valkey; dann ein Cluster', atOnce: FILL / valkeyCores },
    {
      what: 'eine MongoDB mit acht Kernen; dann Shards',
      atOnce: (MONGODB.cores * FILL) / (cores.engines - valkeyCores),
    },
    {
      what: 'der Knoten des Clusters, auf dem alle Sitzungen liegen; dann fehlt ein anderer Weg',
      atOnce: FILL / sessionCores,
    },
  ]
    .map((limit) => ({ ...limit, atOnce: Math.floor(limit.atOnce) }))
    .toSorted((one, other) => one.atOnce - other.atOnce);
}
