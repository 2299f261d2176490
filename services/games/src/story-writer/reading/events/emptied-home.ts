import type { StoryData } from '../../data/load-story-data.ts';
import type { Entity } from '../entity.ts';
import type { StoryEvent } from './story-event.ts';

/** Where a child sits or lies. */
const SEAT = /(?:schaukel|bett|stuhl|platz|kinderwagen|zimmer|sitz|sofa)$/iu;
const HOME = /(?:käfig|korb|körbchen|stall|nest|gehege|aquarium|terrarium|hütte|box|weide)$/iu;

/** `Der Käfig ist leer`: whoever lives in it is gone. */
export function emptied(
  event: StoryEvent,
  entities: readonly Entity[],
  { animals }: Pick<StoryData, 'animals'>,
): StoryEvent {
  const { kind, clause } = event;
  const home = clause.subject?.noun?.lemma ?? '';
  const isEmpty = kind === 'badState' && clause.lower.includes('leer');
  if (!isEmpty || !(HOME.test(home) || SEAT.test(home))) return event;
  const what =
    entities.findLast(
      ({ lemma, isBeing, isHero }) => isBeing && !isHero && (SEAT.test(home) || animals.has(lemma)),
    ) ?? null;
  return what ? { ...event, kind: 'lostBeing', who: null, what, good: null } : event;
}
