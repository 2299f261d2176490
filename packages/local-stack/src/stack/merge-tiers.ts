/** Collects which tiers serve each ability: two services may be configured differently. */
export function mergeTiers(answers: Record<string, string>[]): Record<string, string[]> {
  const merged: Record<string, string[]> = {};
  for (const [ability, tier] of answers.flatMap((answer) => Object.entries(answer))) {
    merged[ability] = [...new Set([...(merged[ability] ?? []), tier])];
  }
  return merged;
}
