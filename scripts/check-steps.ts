import type { Step } from './run-step.ts';

/** What is checked without running the product. */
export const checkSteps: Step[] = [
  { name: 'format and lint', command: 'biome', arguments: ['ci', '.'] },
  { name: 'types of the repository', command: 'tsc', arguments: ['--noEmit'] },
  { name: 'types of every package', command: 'turbo', arguments: ['run', 'check'] },
  { name: '.env.example', command: 'node', arguments: ['scripts/check-env-example.ts'] },
  { name: 'licences of packages', command: 'node', arguments: ['scripts/check-licences.ts'] },
  {
    name: 'known weaknesses of packages',
    command: 'node',
    arguments: ['scripts/audit-dependencies.ts'],
  },
];
