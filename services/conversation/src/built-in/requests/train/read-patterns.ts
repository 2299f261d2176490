export interface RequestPattern {
  task: string;
  pattern: string;
}

/** The patterns by their task, and the fillings "#@name" of places. */
export function readPatterns(text: string): {
  macros: Map<string, string[]>;
  patterns: RequestPattern[];
} {
  const macros = new Map<string, string[]>();
  const patterns: RequestPattern[] = [];
  let heading = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('# ') || line.trim() === '') continue;
    if (line.startsWith('#')) {
      heading = line.slice(1).trim();
      continue;
    }
    if (!heading.startsWith('@')) {
      patterns.push({ task: heading, pattern: line.trim() });
      continue;
    }
    const name = heading.slice(1);
    macros.set(name, [...(macros.get(name) ?? []), line.trim()]);
  }
  return { macros, patterns };
}
