/**
 * Asks the registry for known weaknesses of our packages. Serious ones fail the check. Where the
 * registry cannot be asked, as without a network, it says so and passes: nothing was found, and
 * nothing was looked at.
 */
import { spawnSync } from 'node:child_process';
import { readAudit } from './read-audit.ts';

const ANSWER_LIMIT_MS = 20_000;

const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=0'], {
  encoding: 'utf8',
  timeout: ANSWER_LIMIT_MS,
  stdio: ['ignore', 'pipe', 'ignore'],
});
const result = readAudit(stdout ?? '');
if (result.isKnown) {
  for (const one of result.serious) console.error(`known weakness: ${one}`);
  console.log(`${result.serious.length} serious known weaknesses, ${result.others} others`);
  process.exitCode = result.serious.length === 0 ? 0 : 1;
} else {
  console.log(`NOT AUDITED, the registry could not be asked: ${result.why.slice(0, 200)}`);
}
