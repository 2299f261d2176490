import { rooms, shardedChannel } from '@lux/contracts/sockets/rooms.ts';
import { createPush } from '@lux/service-kit/push/create-push.ts';
import { findServerForTests } from '@lux/test-kit/redis-servers/find-redis-server.ts';
import { openRedisCluster } from '@lux/test-kit/redis-servers/open-redis-cluster.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ownerOfVisitor } from '../sessions/act-for.ts';
import { openBff } from '../testing/open-bff.ts';
import { connectSocket, sessionOf } from '../testing/open-sockets.ts';

const redisServer = await findServerForTests();
const namePrefix = 'shards';
const visitorToken = 'child-on-shards-1';
const owner = ownerOfVisitor(visitorToken);
const room = rooms.owner(owner);

/** Two copies of the bff on a cluster, and a child's tablet at the first. */
async function open({ replicas = 0 } = {}) {
  if (!redisServer) throw new Error('there is no redis-server');
  const cluster = await openRedisCluster(redisServer, { replicas });
  onTestFinished(cluster.close);
  const bff = await openBff({ redisUrl: cluster.url, namePrefix });
  const other = await openBff({ redisUrl: cluster.url, namePrefix });
  const url = await bff.app.listen({ port: 0, host: '127.0.0.1' });
  const cookie = await sessionOf(bff.app, visitorToken);
  const socket = await connectSocket(url, { cookie });
  const heard: string[] = [];
  socket.on('job.ready', ({ jobId }) => heard.push(jobId));
  await socket.emitWithAck('visitor.join', { visitorToken });
  const push = createPush({ redis: other.deps.redis, namePrefix });
  const say = (jobId: string) => push.toOwner(owner, 'job.ready', { jobId, kind: 'image' });
  return {
    cluster,
    socket,
    heard,
    push,
    say,
    slot: await cluster.slotOf(shardedChannel('shards', room)),
  };
}

/** How many connections listen to a channel, over all nodes. */
async function countListeners(
  { nodes }: Awaited<ReturnType<typeof openRedisCluster>>,
  channel: string,
) {
  let count = 0;
  for (const node of nodes) {
    const told = await node.ask('PUBSUB', 'SHARDNUMSUB', channel);
    count += Array.isArray(told) ? Number(told[1]) : 0;
  }
  return count;
}

describe.skipIf(!redisServer)('sockets on a cluster (needs redis-server)', () => {
  test('a room is listened to by the copy with a socket in it alone, and while it is there', async () => {
    const { cluster, socket, heard, say } = await open();
    expect(await countListeners(cluster, shardedChannel(namePrefix, room))).toBe(1);
    expect(await countListeners(cluster, shardedChannel(namePrefix))).toBe(2);
    // What is said right after the join was answered is heard.
    say('first');
    await waitFor(() => heard.includes('first'));
    socket.disconnect();
    await waitFor(
      async () => (await countListeners(cluster, shardedChannel(namePrefix, room))) === 0,
    );
    expect(heard).toEqual(['first']);
  });

  test('whoever may not listen any more is disconnected from another copy', async () => {
    const { socket, push } = await open();
    push.disconnect(room);
    await waitFor(() => !socket.connected);
  });

  test('a room is heard again after its slot was moved', async () => {
    const { cluster, heard, say, slot } = await open();
    await cluster.moveSlot(slot);
    await waitFor(
      () => {
        say('moved');
        return heard.includes('moved');
      },
      { timeoutMs: 20_000 },
    );
  }, 40_000);

  test('a room is heard again after its master was killed', async () => {
    const { cluster, heard, say, slot } = await open({ replicas: 1 });
    await (await cluster.masterOf(slot)).kill();
    await waitFor(
      () => {
        say('failed over');
        return heard.includes('failed over');
      },
      { timeoutMs: 30_000 },
    );
  }, 60_000);
});
