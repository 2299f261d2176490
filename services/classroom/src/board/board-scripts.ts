/**
 * What happens to a board in Redis in one step each, as several copies of the service work on it. A
 * board is a hash: `s:<place>` holds a tile's revision and what MongoDB knows of it, `a:<place>` what
 * the child does, `!` says that all places are in it. Beside it: `dirty`, the tiles nobody was shown
 * yet, and `seen`, the events of the last minutes.
 */

/** KEYS board, dirty. ARGV place, revision, tile, activity, the place it was before or '', expiry ms. */
export const PUT_TILE = `
  local id, revision, from = ARGV[1], tonumber(ARGV[2]), ARGV[5]
  local known = redis.call('HGET', KEYS[1], 's:' .. id)
  if known and tonumber(string.match(known, '^%d+')) >= revision then return 0 end
  local activity = redis.call('HGET', KEYS[1], 'a:' .. id)
  if not activity then
    activity = ARGV[4]
    local before = from ~= '' and redis.call('HGET', KEYS[1], 'a:' .. from)
    if before then
      local old, new = cjson.decode(before), cjson.decode(activity)
      for _, name in ipairs({ 'area', 'since', 'questions', 'pictures', 'rounds' }) do
        new[name] = old[name]
      end
      activity = cjson.encode(new)
    end
  end
  redis.call('HSET', KEYS[1], 's:' .. id, revision .. ' ' .. ARGV[3], 'a:' .. id, activity)
  redis.call('SADD', KEYS[2], id)
  if from ~= '' then
    redis.call('HDEL', KEYS[1], 's:' .. from, 'a:' .. from)
    redis.call('SADD', KEYS[2], from)
  end
  redis.call('PEXPIRE', KEYS[1], ARGV[6])
  redis.call('PEXPIRE', KEYS[2], ARGV[6])
  return 1
`;

/**
 * KEYS board, dirty, seen, changed boards. ARGV lesson, now, events, expiry ms, how long events are
 * remembered. Answers 'lost' where the board is not whole, else the ids of events of unknown places.
 */
export const APPLY = `
  if redis.call('HEXISTS', KEYS[1], '!') == 0 then return { 'lost' } end
  local now, unknown, changed = tonumber(ARGV[2]), {}, {}
  for _, event in ipairs(cjson.decode(ARGV[3])) do
    local field = 'a:' .. event.placeId
    local text = changed[field] or redis.call('HGET', KEYS[1], field)
    if not text then
      unknown[#unknown + 1] = event.id
    elseif redis.call('ZADD', KEYS[3], 'NX', now, event.id) == 1 then
      local activity = cjson.decode(text)
      local at = math.min(event.at, now)
      if event.name == 'place.acted' then
        if event.area ~= cjson.null then
          if at >= activity.actedAt and activity.area ~= event.area then
            activity.area = event.area
            activity.since = at
          end
          activity.actedAt = math.max(activity.actedAt, at)
        end
        if event.counts ~= cjson.null then activity[event.counts] = activity[event.counts] + 1 end
      elseif at >= activity.connectionAt and event.name ~= 'place.worried' then
        activity.isConnected = event.name == 'place.connected'
        activity.connectionAt = at
      end
      activity.seenAt = math.max(activity.seenAt, at)
      changed[field] = cjson.encode(activity)
      redis.call('SADD', KEYS[2], event.placeId)
    end
  end
  local isChanged = false
  for field, text in pairs(changed) do
    redis.call('HSET', KEYS[1], field, text)
    isChanged = true
  end
  if isChanged then
    redis.call('SADD', KEYS[4], ARGV[1])
    redis.call('PEXPIRE', KEYS[1], ARGV[4])
    redis.call('PEXPIRE', KEYS[2], ARGV[4])
    redis.call('ZREMRANGEBYSCORE', KEYS[3], '-inf', now - tonumber(ARGV[5]))
    redis.call('PEXPIRE', KEYS[3], ARGV[5])
  end
  return unknown
`;

/**
 * KEYS dirty, gate, board. ARGV pause ms. Answers how long to wait where it was just done, 0 where
 * there is nothing to tell, else -1 and of each tile its place, tile and activity.
 */
export const TAKE_DIRTY = `
  local count = redis.call('SCARD', KEYS[1])
  if count == 0 then return { 0 } end
  if not redis.call('SET', KEYS[2], 1, 'PX', ARGV[1], 'NX') then
    return { math.max(redis.call('PTTL', KEYS[2]), 1) }
  end
  local taken = { -1 }
  for _, id in ipairs(redis.call('SPOP', KEYS[1], count)) do
    taken[#taken + 1] = id
    taken[#taken + 1] = redis.call('HGET', KEYS[3], 's:' .. id) or ''
    taken[#taken + 1] = redis.call('HGET', KEYS[3], 'a:' .. id) or ''
  end
  return taken
`;

/** KEYS lights. ARGV now, begin of the names of boards, most. Answers the lessons whose tiles are due. */
export const TAKE_DUE_LIGHTS = `
  local due = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'LIMIT', 0, ARGV[3])
  local lessons, known = {}, {}
  for _, member in ipairs(due) do
    redis.call('ZREM', KEYS[1], member)
    local lesson, place = string.match(member, '^([^/]+)/(.+)$')
    local board = ARGV[2] .. lesson
    if redis.call('HEXISTS', board, 's:' .. place) == 1 then
      redis.call('SADD', board .. ':dirty', place)
      if not known[lesson] then lessons[#lessons + 1] = lesson end
      known[lesson] = true
    end
  end
  return lessons
`;
