import { z } from 'zod';

const Audit = z.looseObject({
  vulnerabilities: z.record(
    z.string(),
    z.looseObject({ name: z.string(), severity: z.string(), range: z.string() }),
  ),
});
const Refusal = z.looseObject({ message: z.string() });

export type AuditResult =
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
