import { type LessonState, lessonStateKey } from '@lux/contracts/classroom/place-event.ts';
import type { Id } from '@lux/contracts/common/ids.ts';
import type { RedisClient } from '@lux/service-kit/redis/connect-redis.ts';

/** A session may ask for the state of a lesson that is over until it has dropped its place. */
const KEEP_AFTER_END_MS = 24 * 60 * 60 * 1_000;

// Two changes at once may arrive in either order: an older lesson does not replace a newer one, and
// places that are gone do not come back.
const PUT = `
  local new = cjson.decode(ARGV[1])
  local text = redis.call('GET', KEYS[1])
  if text then
    local old = cjson.decode(text)
    local gone, known = {}, {}
    for _, list in ipairs({ old.gonePlaces, new.gonePlaces }) do
      for _, id in ipairs(list) do
        if not known[id] then gone[#gone + 1] = id end
        known[id] = true
      end
    end
    if tonumber(old.revision) > tonumber(new.revision) then new = old end
    new.gonePlaces = gone
  end
  local answer = cjson.encode(new)
  -- An empty list is an empty object to this encoder.
  if #new.gonePlaces == 0 then answer = string.gsub(answer, '"gonePlaces":{}', '"gonePlaces":[]') end
  if #new.areas == 0 then answer = string.gsub(answer, '"areas":{}', '"areas":[]') end
  redis.call('SET', KEYS[1], answer, 'PXAT', ARGV[2])
`;

export type LessonStates = ReturnType<typeof createLessonStates>;

/** What the bff reads of each lesson, in Redis (`lessonStateKey`). */
export function createLessonStates({
  redis,
  namePrefix,
}: {
  redis: RedisClient;
  namePrefix: string;
}) {
  return {
    put: async (state: LessonState, revision: number): Promise<void> => {
      const key = lessonStateKey(namePrefix, state.id);
      const until = Math.max(Date.parse(state.endsAt), Date.now()) + KEEP_AFTER_END_MS;
      await redis.eval(PUT, 1, key, JSON.stringify({ ...state, revision }), until);
    },

    remove: async (lessonId: Id): Promise<void> => {
      await redis.del(lessonStateKey(namePrefix, lessonId));
    },
  };
}
