import { isAlive, type Reading } from '../sentence/reading.ts';
import { grammaticalGender } from '../words/noun-gender.ts';
import { type ClauseVerb, needsSomebody } from './resolve-verb.ts';
import type { Clause } from './split-clauses.ts';

type Grammatical = 'm' | 'f' | 'n' | 'plural';

const FITTING: Record<string, readonly Grammatical[]> = {
  der: ['m'],
  den: ['m'],
  das: ['n'],
  dem: ['m', 'n'],
  die: ['f', 'plural'],
};

/** After a preposition: "hinter der", "auf dem", "in die". */
const FITTING_LED: typeof FITTING = { ...FITTING, der: ['f'] };

/**
 * Whom a relative clause tells about: "ein Fuchs zwischen zwei Birken, der …" is told of the fox,
 * as "der" is no plural. `said` are the figures before it, in their order.
 */
export function agree(
  reading: Reading,
  { relative, antecedents, parts }: Clause,
  verb: ClauseVerb | undefined,
  said: readonly number[],
): number[] {
  const [last] = antecedents.slice(-1);
  const fitting = (relative?.preposition ? FITTING_LED : FITTING)[relative?.word ?? ''];
  if (last === undefined || !fitting || antecedents.length > 1) return antecedents;
  const at = said.lastIndexOf(last);
  const before = said.slice(0, Math.max(0, at)).filter((figure) => !reading.removed.has(figure));
  // "die … hat" is told of one, "die … haben" of several.
  const many = relative?.word === 'die' && !relative.preposition ? saysMany(parts) : undefined;
  const fits = (figure: number) => {
    const gender = genderOf(reading, figure);
    return fitting.includes(gender) && (many === undefined || many === (gender === 'plural'));
  };
  const isLiving = (figure: number) => {
    const found = reading.wish.figures[figure];
    return found !== undefined && isAlive(reading, found);
  };
  // "die Frau, der ein Hund folgt": hers is a dative as well.
  const isTheirs =
    relative?.word === 'der' && genderOf(reading, last) === 'f' && !before.some(fits);
  if (!fits(last) && !isTheirs) {
    const other = before.findLast(fits);
    return other === undefined ? antecedents : [other];
  }
  // "ein Junge auf einem Roller, der lacht": no scooter laughs.
  const isDoing = verb && !relative?.preposition && needsSomebody(verb);
  if (!isDoing || isLiving(last) || relative?.word === 'den' || relative?.word === 'dem')
    return antecedents;
  const doer = before.findLast((figure) => fits(figure) && isLiving(figure));
  return doer === undefined ? antecedents : [doer];
}

/** Whether the verb at the end is of several; undefined where it shows neither. */
function saysMany(parts: Clause['parts']): boolean | undefined {
  const last = parts.findLast(({ kind }) => kind === 'verb');
  const folded = last?.kind === 'verb' ? last.folded : '';
  if (/^(hat|ist|wird|hatte|war|kann|will|soll|mag|darf)$/.test(folded)) return false;
  if (/^(haben|sind|werden|hatten|waren|konnen|wollen)$/.test(folded)) return true;
  return last?.kind === 'verb' && last.verb.plain?.kind === 'finite' && /t$/.test(folded)
    ? false
    : undefined;
}

/** By what it is called and how many it are. */
export function genderOf({ wish, genders }: Reading, at: number): Grammatical {
  const figure = wish.figures[at];
  if (!figure) return 'm';
  if (figure.count > 1) return 'plural';
  return grammaticalGender(figure.label, genders[at]);
}
