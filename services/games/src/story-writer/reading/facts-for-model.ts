import type { StoryTask } from '../data/load-story-data.ts';
import { readStoryText } from './read-story.ts';

/** What a model must keep to in a child's story, as LUX has read it; German, one fact a line. */
export function factsForModel(task: Pick<StoryTask, 'context' | 'data' | 'characters'>): string[] {
  const { hero, isPresent, here, left, open, events, clauses } = readStoryText(task);
  if (clauses.length === 0) return [];
  const last = events.at(-1);
  const problems = open.filter(({ kind }) => task.data.kinds.problems.has(kind));
  const missing = open.flatMap(({ kind, what }) =>
    /^(?:lost|stolen|died|absent)/u.test(kind) && what ? [what.nom] : [],
  );
  const quote = (words: readonly string[]) => `„${words.join(' ')}“`;
  return [
    `Zeitform: ${isPresent ? 'Gegenwart' : 'Vergangenheit'}`,
    ...(hero ? [`Hauptfigur: ${hero.nom}`] : []),
    ...(/^(?:ich|wir)$/u.test(hero?.nom ?? '') ? [`Erzählt von: ${hero?.nom}`] : []),
    ...(here ? [`Ort jetzt: ${here}`] : []),
    ...(missing.length > 0 ? [`Nicht da: ${missing.join(', ')}`] : []),
    ...(left.length > 0 ? [`Nicht mehr dort: ${left.join(', ')}`] : []),
    ...(last ? [`Zuletzt geschehen: ${quote(last.clause.words)}`] : []),
    ...problems.map(({ clause }) => `Noch offen: ${quote(clause.words)}`),
  ];
}
