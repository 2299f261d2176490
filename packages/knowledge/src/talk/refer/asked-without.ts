import type { Said } from '../said/said.ts';
import type { Topic } from '../topic.ts';

/** "Kann man auch ohne leben?", "was passiert ohne?" */
const WITHOUT =
  /^(?:und |aber )?(?:(?:kann|konnen|konnte) (?:man|wir|menschen|die|der) (?:(?:auch|denn|eigentlich|uberhaupt) )*ohne(?: (?:die|den|das|sie|ihn|es))? (?:leben|auskommen|uberleben)|(?:was (?:ist|passiert|ware) )?(?:wenn man )?(?:ganz )?ohne)(?: dann)?[ ?.!]*$/;

/** What is asked of being without what is talked of, as whole questions, likeliest first. */
export function askedWithout({ folded }: Said, { thing }: Topic): string[] {
  if (!thing || thing.name === '' || !WITHOUT.test(folded)) return [];
  const names = [...new Set([thing.name, thing.plural ?? thing.name])];
  return names.flatMap((name) => [`kann man ohne ${name} leben`, `was passiert ohne ${name}`]);
}
