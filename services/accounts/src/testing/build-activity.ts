import type { Activity } from '@lux/contracts/accounts/activity.ts';
import type { OwnerId } from '@lux/contracts/common/ids.ts';
import { createId } from '@lux/service-kit/secrets.ts';

type Round = Extract<Activity, { name: 'game.finished' }>;

const common = (owner: OwnerId) => ({ id: createId(), timestamp: new Date().toISOString(), owner });

/** What a child may have done, with a new id each. */
export const buildActivity = {
  round: (owner: OwnerId, changes: Partial<Round> = {}): Activity => ({
    name: 'game.finished',
    ...common(owner),
    game: 'quiz',
    category: 'space',
    score: 4,
    total: 5,
    seconds: 60,
    isPlausible: true,
    ...changes,
  }),
  picture: (owner: OwnerId, kind: 'image' | 'coloring' = 'image'): Activity => ({
    name: 'picture.made',
    ...common(owner),
    kind,
  }),
  story: (owner: OwnerId): Activity => ({ name: 'story.saved', ...common(owner) }),
  talk: (owner: OwnerId, timestamp = new Date().toISOString()): Activity => ({
    name: 'talk.answered',
    ...common(owner),
    timestamp,
  }),
};
