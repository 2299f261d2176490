import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { loadConfig } from '../config.ts';

const Audit = z.looseObject({
  vulnerabilities: z.record(
    z.string(),
    z.looseObject({ name: z.string(), severity: z.string(), range: z.string() }),
  ),
});
const Refusal = z.looseObject({ message: z.string() });

type AuditResult =
  | { isKnown: false; why: string }
  | { isKnown: true; serious: string[]; others: number };

/** What `npm audit --json` printed: known weaknesses, or why it could not ask for them. */
export function readAudit(output: string): AuditResult {
  let json: unknown;
  try {
    json = JSON.parse(output);
  } catch {
    return { isKnown: false, why: 'npm audit gave no answer' };
  }
  const audit = Audit.safeParse(json);
  if (!audit.success) {
    const refusal = Refusal.safeParse(json);
    return { isKnown: false, why: refusal.data?.message ?? 'npm audit gave an unknown answer' };
  }
  const all = Object.values(audit.data.vulnerabilities);
  const serious = all.filter(({ severity }) => severity === 'high' || severity === 'critical');
  return {
    isKnown: true,
    serious: serious.map(({ name, severity, range }) => `${name} ${range}: ${severity}`),
    others: all.length - serious.length,
  };
}

interface Circumstances {
  isCi: boolean;
  /** `AUDIT_UNAVAILABLE=allow`. */
  mayBeUnaudited: boolean;
}

/**
 * Whether an audit lets the check pass, and what to say. Without a network a person may go on working;
 * in CI a skipped audit would go unnoticed, so there it fails unless it is allowed explicitly.
 */
export function judgeAudit(
  result: AuditResult,
  { isCi, mayBeUnaudited }: Circumstances,
): { isPassed: boolean; lines: string[] } {
  if (result.isKnown) {
    const found = `${result.serious.length} serious known weaknesses, ${result.others} others`;
    return {
      isPassed: result.serious.length === 0,
      lines: [...result.serious.map((one) => `known weakness: ${one}`), found],
    };
  }
  const why = `NOT AUDITED, the registry could not be asked: ${result.why.slice(0, 200)}`;
  if (!isCi) return { isPassed: true, lines: [why] };
  const decision = mayBeUnaudited
    ? 'Passed all the same, as AUDIT_UNAVAILABLE=allow says: nothing is known about weaknesses.'
    : 'In CI that fails. Let it reach a registry with an audit, or set AUDIT_UNAVAILABLE=allow.';
  return { isPassed: mayBeUnaudited, lines: [why, decision] };
}

/**
 * Asks the registry for known weaknesses of our packages. Serious ones fail the check. Where the
 * registry cannot be asked it says so; in CI that fails, too (`judgeAudit`).
 */

const ANSWER_LIMIT_MS = 20_000;

const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=0'], {
  encoding: 'utf8',
  timeout: ANSWER_LIMIT_MS,
  stdio: ['ignore', 'pipe', 'ignore'],
});
const { isPassed, lines } = judgeAudit(readAudit(stdout ?? ''), loadConfig());
for (const line of lines) console.log(line);
process.exitCode = isPassed ? 0 : 1;
