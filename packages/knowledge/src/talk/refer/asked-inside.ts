import type { Said } from '../said/said.ts';
import type { Topic } from '../topic.ts';

/** "Und innen drin?" */
const INSIDE =
  /^(?:und |aber )?(?:was ist |wie ist (?:es |das )?|wie sieht (?:es|das|der|die) )?(?:da |dort )?(?:innen(?: drin)?|drinnen|in der mitte|ganz innen|im inneren)(?: aus)?(?: (?:denn|dann|eigentlich|so|da|alles))*[ ?.!]*$/;
const OF = { der: 'dem ', die: 'der ', das: 'dem ', '-': '' } as const;

/** What is inside of what is talked of, as whole questions, likeliest first. */
export function askedInside({ folded }: Said, { thing }: Topic): string[] {
  if (!thing || thing.name === '' || !INSIDE.test(folded)) return [];
  const named = `${OF[thing.article]}${thing.name}`;
  return [
    `was ist in ${named} drin`,
    `was ist in der mitte von ${named}`,
    `was ist innen in ${named}`,
  ];
}
