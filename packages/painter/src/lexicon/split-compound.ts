/**
 * Splits a German compound at its longest known head from the right: "Feuerwehrhund" → Feuerwehr +
 * Hund. Joining letters (s, n, en, es) stay with the modifier.
 */
export function splitCompound<Head>(
  word: string,
  findHead: (part: string) => Head | undefined,
): { head: Head; modifier: string } | undefined {
  for (let start = 2; start <= word.length - 3; start++) {
    const head = findHead(word.slice(start));
    if (!head) continue;
    return { head, modifier: word.slice(0, start).replace(/-$/, '') };
  }
  return undefined;
}
