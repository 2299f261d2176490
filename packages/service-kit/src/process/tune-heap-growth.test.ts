import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const tuneHeapGrowth = import.meta.resolve('./tune-heap-growth.ts');

test('V8 knows what it is told: it would say nothing of a flag it no longer has', () => {
  const script = `
    import v8 from 'node:v8';
    import { syncBuiltinESMExports } from 'node:module';
    v8.setFlagsFromString = (flag) => console.log(flag);
    syncBuiltinESMExports();
    (await import('${tuneHeapGrowth}')).tuneHeapGrowth();
  `;
  const run = (...args: string[]) => execFileSync(process.execPath, args, { encoding: 'utf8' });
  const [flag = ''] = run('--input-type=module', '-e', script).split('=');
  expect(flag).toMatch(/^--[a-z-]+$/);
  expect(run('--v8-options')).toContain(`\n  ${flag} (`);
});
