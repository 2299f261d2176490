/*
 * Shards the collections that grow with children, in a MongoDB cluster, before LUX starts for the first
 * time: mongosh "mongodb://root:…@mongos/admin" deploy/mongodb-shards.js. Run again it changes nothing.
 * Everything else stays on each database's first shard.
 *
 * By the id of what belongs together, not by its owner: a visitor who registers takes everything along
 * (`adopt`), and many documents at once cannot change their shard key. `jobs` stays whole: its unique
 * `claimedPage` would have to begin with the shard key.
 */
const { env } = process;
const prefix = env.NAME_PREFIX || 'lux';
const shards = {
  conversation: {
    conversations: { _id: 'hashed' },
    // A conversation's messages lie together, in the order they are read in.
    messages: { conversationId: 1 },
  },
  media: {
    // The pieces of a picture lie together.
    'files.chunks': { files_id: 1 },
    thumbnails: { _id: 'hashed' },
    coloredpages: { _id: 'hashed' },
  },
  analytics: {
    requests: { _id: 'hashed' },
  },
};
for (const [service, collections] of Object.entries(shards)) {
  sh.enableSharding(`${prefix}-${service}`);
  for (const [collection, key] of Object.entries(collections)) {
    sh.shardCollection(`${prefix}-${service}.${collection}`, key);
  }
}
