import type { StoryData } from '../../data/load-story-data.ts';
import type { Entity } from '../entity.ts';
import type { StoryEvent } from './story-event.ts';

const HOME = /(?:käfig|korb|körbchen|stall|nest|gehege|aquarium|terrarium|hütte|box|weide)$/iu;

/** `Der Käfig ist leer`: whoever lives in it is gone. */
export function emptied(
  event: StoryEvent,
  entities: readonly Entity[],
  { animals }: Pick<StoryData, 'animals'>,
): StoryEvent {
  const { kind, clause } = event;
  const home = clause.subject?.noun?.lemma ?? '';
  if (kind !== 'badState' || !HOME.test(home) || !clause.lower.includes('leer')) return event;
  const what = entities.findLast(({ lemma, isBeing }) => isBeing && animals.has(lemma)) ?? null;
  return what ? { ...event, kind: 'lostBeing', who: null, what, said: {} } : event;
}
