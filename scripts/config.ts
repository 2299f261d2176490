import { z } from 'zod';

const Environment = z.object({
  /** Set by every usual CI service. */
  CI: z.string().optional(),
  /** `allow`: a check may pass though the registry could not be asked for known weaknesses. */
  AUDIT_UNAVAILABLE: z.literal('allow').optional(),
});

/** What the scripts read of the environment. @throws ZodError where a value is unknown. */
export function loadConfig(variables: Record<string, string | undefined> = process.env) {
  const set = Object.entries(variables).filter(([, value]) => value !== '');
  const { CI, AUDIT_UNAVAILABLE } = Environment.parse(Object.fromEntries(set));
  return Object.freeze({
    isCi: CI !== undefined && CI !== 'false',
    mayBeUnaudited: AUDIT_UNAVAILABLE === 'allow',
    /** For child processes. */
    environment: Object.freeze({ ...variables }),
  });
}
