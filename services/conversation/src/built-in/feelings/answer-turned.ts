import type { Skill } from '../skill.ts';
import type { FeelingsFile } from './feelings-file.ts';
import { readTurn } from './mood/read-turn.ts';
import { readSaying } from './read-saying.ts';
import { join, unheard } from './talk-steps.ts';

/** Takes up a feeling that is none, is over, or has become the other one: "Ich freu mich gar nicht", "keine Angst mehr". */
export const createTurned =
  ({ turned, told }: FeelingsFile, sayBack: (text: string) => string | null): Skill =>
  (asked) => {
    const { concern, question } = asked;
    if (concern || question.includes('?') || readSaying(question) !== 'told') return null;
    const turn = readTurn(question);
    if (turn === null) return null;
    if (turn === 'joyDenied')
      return join(sayBack(question), unheard(asked, told.trouble), unheard(asked, told.troubleAsk));
    return join(unheard(asked, turned[turn].hear), unheard(asked, turned[turn].ask));
  };
