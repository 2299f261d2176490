import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** As Node finds it: the bundler's choice would be a second copy beside the one Apollo Server uses. */
const graphql = fileURLToPath(import.meta.resolve('graphql'));

/** One run for the whole repository, so that the real engines open once; a project per package. */
const nodeProjects = ['packages', 'services'].flatMap((group) =>
  readdirSync(group).map((name) => ({
    extends: true as const,
    resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
    test: { name, root: `${group}/${name}`, include: ['src/**/*.test.ts'] },
  })),
);

export default defineConfig({
  test: {
    globalSetup: ['packages/test-kit/src/global-setup.ts'],
    testTimeout: 15_000,
    hookTimeout: 30_000,
    projects: [
      ...nodeProjects,
      { extends: true, test: { name: 'repository', root: 'scripts', include: ['*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'web',
          root: 'web',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['src/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          root: 'e2e',
          include: ['src/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
