import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** As Node finds it: the bundler's choice would be a second copy beside the one Apollo Server uses. */
const graphql = fileURLToPath(import.meta.resolve('graphql'));

/** Most tests wait as long as they compute: one more at a time than there are cores. */
const maxWorkers = availableParallelism() + 1;

/** What everything stands on, in a browser and on a running system: the journeys of a plain `npm test`. */
const core = [
  'src/journeys/thin-path.test.ts',
  'src/journeys/classroom/teacher.test.ts',
  'src/journeys/games/{games,letters}.test.ts',
  'src/{lesson,secrets-in-logs,traces}.test.ts',
];
const lost = core.filter((pattern) => globSync(pattern, { cwd: 'e2e' }).length === 0);
if (lost.length > 0) throw new Error(`No test of the whole system is ${lost.join(', ')}`);

/** Apart from the shared system: each file opens a system of its own that it kills, floods or copies. */
const besideShared = [
  'src/{chaos,fuzz,scale}/*.test.ts',
  'src/{npm-start,thin-path}.test.ts',
  'src/journeys/{alerts,feed}.test.ts',
];

/** Their milliseconds count: these have the machine to themselves. */
const alone = ['src/journeys/talk.test.ts'];

/** They look into everything that is stored: with one system, for all of them together. */
const stored = ['src/stored/*.test.ts'];

/** Only in `npm run soak`: what a shorter test says briefly already, or what fetches another version. */
const soak = ['src/media-kills.test.ts', 'src/upgrade/two-versions.test.ts'];

/**
 * One run for the whole repository, so that the real engines open once. All packages are one project and all
 * services another: a process then loads what they share once, not once for each of 26 projects (139 s of a
 * core became 86 for four services). Its modules are kept over files: whoever mocks one says so in `setup.ts`.
 */
const nodeProjects = ['packages', 'services'].map((name) => ({
  extends: true as const,
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
  test: {
    name,
    include: [`${name}/*/src/**/*.test.ts`],
    setupFiles: globSync(`${name}/*/src/testing/setup.ts`).map((file) => path.resolve(file)),
    isolate: false,
  },
}));

/**
 * The client's tests share a process, with or without a page. Whoever mocks a module has one alone:
 * another file may have loaded the real one before. 140 processes cost 150 s of a core.
 */
const webTests = globSync('src/**/*.test.{ts,tsx}', { cwd: 'web' }).map((file) => {
  const text = readFileSync(`web/${file}`, 'utf8');
  const hasPage = text.includes('@vitest-environment happy-dom');
  return { file, name: text.includes('vi.mock(') ? 'web-apart' : hasPage ? 'web-screens' : 'web' };
});
const webProjects = ['web', 'web-screens', 'web-apart'].map((name) => ({
  extends: true as const,
  test: {
    name,
    root: 'web',
    include: webTests.filter((one) => one.name === name).map(({ file }) => file),
    setupFiles: [
      'src/testing/setup.ts',
      ...(name === 'web' ? [] : ['src/testing/mock-screens.ts']),
    ],
    isolate: name === 'web-apart',
  },
}));

/**
 * What keeps several keys in Redis, once more on a cluster (packages/test-kit/src/redis-servers): the
 * names of one step's keys must lie in one slot. Left out are files that cut the way to one server, or
 * open a cluster themselves.
 */
const onCluster = [
  'packages/service-kit/src/{jobs,events}/**/*.test.ts',
  'services/bff/src/{limits,sessions,sockets,lesson,admin/access,admin/first-steps,classes}/**/*.test.ts',
  'services/media/src/{jobs,retention,user-data}/**/*.test.ts',
  'services/classroom/src/{board,lessons,joins,clearing}/*.test.ts',
  'services/conversation/src/{speech/replicas,answers,exams}/*.test.ts',
  'services/games/src/quiz/**/*.test.ts',
  'services/analytics/src/{statistics,requests,forgetting}/*.test.ts',
  'services/accounts/src/{stickers,ai-usage}/*.test.ts',
].flatMap((pattern) => globSync(pattern));
const hasOwnServers = (file: string) =>
  /openFaultProxy|openRedisCluster/.test(readFileSync(file, 'utf8'));

const e2e = { root: 'e2e', testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    globalSetup: ['packages/test-kit/src/global-setup.ts'],
    // What one project has transformed, another takes from the disk, and so does the next run.
    fsModuleCache: true,
    // Far above what any test takes alone: they share two cores, which may be slow ones.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 10_000 } },
    // A shared system and its browser end with the last file.
    teardownTimeout: 60_000,
    maxWorkers,
    projects: [
      ...nodeProjects,
      {
        extends: true,
        test: {
          name: 'repository',
          root: 'scripts',
          include: ['*.test.ts', 'kubernetes/*.test.ts'],
          isolate: false,
        },
      },
      ...webProjects,
      {
        extends: true,
        resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
        test: {
          name: 'on-cluster',
          include: onCluster.filter((file) => !hasOwnServers(file)),
          globalSetup: ['packages/test-kit/src/redis-servers/cluster-setup.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...e2e,
          name: 'e2e-core',
          include: core,
          // All its files share one system, so that it opens once.
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...e2e,
          name: 'e2e-shared',
          include: ['src/**/*.test.ts'],
          exclude: [...stored, ...besideShared, ...alone, ...soak],
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...e2e,
          name: 'e2e-stored',
          include: stored,
          isolate: false,
          maxWorkers: 1,
          // The shared system has ended by then.
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          ...e2e,
          name: 'e2e-beside',
          include: besideShared,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          ...e2e,
          name: 'e2e-alone',
          include: alone,
          maxWorkers: 1,
          sequence: { groupOrder: 4 },
        },
      },
      {
        extends: true,
        test: {
          ...e2e,
          name: 'e2e-soak',
          include: soak,
          maxWorkers: 1,
          sequence: { groupOrder: 5 },
        },
      },
    ],
  },
});
