import { createLexicon } from '../../lexicon/create-lexicon.ts';
import { createSettings } from '../create-settings.ts';
import { understandWish } from '../understand-wish.ts';

const [lexicon, settings] = [createLexicon(), createSettings()];
export const understand = (prompt: string) => understandWish(prompt, lexicon, settings);

/** "Fuchs holds Eimer; Eimer beside Haus": actions, then where things are. */
export function told(prompt: string): string {
  const { figures, actions, relations } = understand(prompt);
  const name = (at: number | undefined) => figures[at ?? -1]?.label ?? '';
  return [
    ...actions.map(({ verb, agent, object }) => `${name(agent)} ${verb} ${name(object)}`),
    ...relations.map(
      ({ subject, relation, target }) => `${name(subject)} ${relation} ${name(target)}`,
    ),
  ].join('; ');
}
