import type { AuditResult } from './read-audit.ts';

interface Circumstances {
  isCi: boolean;
  /** `AUDIT_UNAVAILABLE=allow`. */
  mayBeUnaudited: boolean;
}

/**
 * Whether an audit lets the check pass, and what to say. Without a network a person may go on working;
 * in CI nobody reads what was not looked at, so there it fails unless somebody has decided otherwise.
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
