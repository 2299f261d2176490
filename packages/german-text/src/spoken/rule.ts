/** One way of reading aloud: what is written and what is said for it, or a step of its own. */
export type Rule =
  | readonly [written: RegExp, said: string | ((match: string, ...groups: string[]) => string)]
  | ((text: string) => string);

/** Applies rules one after the other; what one of them wrote is read by the next. */
export function applyRules(text: string, rules: readonly Rule[]): string {
  return rules.reduce((current, rule) => {
    if (typeof rule === 'function') return rule(current);
    const [written, said] = rule;
    return typeof said === 'string'
      ? current.replace(written, said)
      : current.replace(written, said);
  }, text);
}
