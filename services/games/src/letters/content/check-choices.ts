import { brokenContent } from './read-entries.ts';

interface Choice {
  name: string;
  level: number;
  /** What may be asked together; a theme, say. */
  group: string | null;
  similar?: readonly string[];
  alike?: readonly string[];
}

/** SPEC 5: the right option and three wrong ones. */
const WRONG_OPTIONS = 3;

/**
 * Checks that every entry that is named is there, and that each finds its three wrong options among
 * those of its own level.
 *
 * @throws Error that names the file and the faulty entry.
 */
export function checkChoices(file: string, choices: readonly Choice[]): void {
  for (const one of choices) {
    const where = `${file}, ${one.name}`;
    const group = choices.filter((other) => other.group === one.group);
    const names = new Set(group.map(({ name }) => name));
    for (const other of [...(one.similar ?? []), ...(one.alike ?? [])]) {
      if (other === one.name) throw brokenContent(where, 'names itself');
      if (!names.has(other)) throw brokenContent(where, `names ${other}, which is not there`);
    }
    const wrong = group.filter((other) => isWrongBeside(one, other));
    if (wrong.length < WRONG_OPTIONS) {
      throw brokenContent(where, `finds only ${wrong.length} wrong options in its level`);
    }
  }
}

function isWrongBeside(one: Choice, other: Choice): boolean {
  if (other === one || other.level !== one.level) return false;
  return !one.alike?.includes(other.name) && !other.alike?.includes(one.name);
}
