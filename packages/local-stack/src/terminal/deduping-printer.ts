const windowMs = 10_000;

/**
 * Prints a line unless the same one was printed in the last ten seconds: a service that misses its
 * database says so many times a second, and the log file has them all.
 */
export function createDedupingPrinter(print: (line: string) => void): (line: string) => void {
  const printedAt = new Map<string, number>();
  return (line) => {
    const now = Date.now();
    if (now - (printedAt.get(line) ?? Number.NEGATIVE_INFINITY) < windowMs) return;
    if (printedAt.size > 1_000) printedAt.clear();
    printedAt.set(line, now);
    print(line);
  };
}
