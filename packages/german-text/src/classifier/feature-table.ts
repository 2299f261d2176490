/** A feature of fewer sentences would only be learnt by heart. */
const FEWEST_SENTENCES = 3;

/** What is counted once for each sentence by its hashes; those of too few sentences are left out. */
export function tableOf(
  features: Iterable<Iterable<number>>,
  fewest = FEWEST_SENTENCES,
): Uint32Array {
  const counts = new Map<number, number>();
  for (const hashes of features) {
    for (const hash of hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  const common = [...counts].filter(([, count]) => count >= fewest);
  return Uint32Array.from(common.map(([hash]) => hash)).sort();
}
