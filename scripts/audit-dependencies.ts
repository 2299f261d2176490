/**
 * Asks the registry for known weaknesses of our packages. Serious ones fail the check. Where the
 * registry cannot be asked it says so; in CI that fails, too (`judgeAudit`).
 */
import { spawnSync } from 'node:child_process';
import { loadConfig } from './config.ts';
import { judgeAudit } from './judge-audit.ts';
import { readAudit } from './read-audit.ts';

const ANSWER_LIMIT_MS = 20_000;

const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=0'], {
  encoding: 'utf8',
  timeout: ANSWER_LIMIT_MS,
  stdio: ['ignore', 'pipe', 'ignore'],
});
const { isPassed, lines } = judgeAudit(readAudit(stdout ?? ''), loadConfig());
for (const line of lines) console.log(line);
process.exitCode = isPassed ? 0 : 1;
