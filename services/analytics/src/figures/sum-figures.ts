import { emptyFigures } from './empty-figures.ts';
import type { Counts, Figures } from './figures.ts';

/** Several figures as one. */
export function sumFigures(all: Partial<Figures>[]): Figures {
  const sum = emptyFigures();
  for (const figures of all) {
    addTo(sum.type, figures.type);
    addTo(sum.status, figures.status);
    addTo(sum.safety, figures.safety);
    addTo(sum.duration, figures.duration);
    addTo(sum.characters, figures.characters);
  }
  return sum;
}

function addTo(sum: Counts, counts: Counts = {}): void {
  for (const [name, count] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + count;
}
