import { pickFreePorts } from '@lux/local-stack/ports/pick-free-ports.ts';
import { waitFor } from '../wait-for.ts';
import type { RedisServer } from './find-redis-server.ts';
import { StartedServer } from './start-redis-server.ts';

const SLOTS = 16_384;
/** Short, so that a test need not wait long for a failover; servers' default is 15 s. */
const NODE_TIMEOUT_MS = 2_000;

export type RedisCluster = Awaited<ReturnType<typeof openRedisCluster>>;

/** A real cluster on this machine: masters that share the slots, each with as many replicas. */
export async function openRedisCluster(
  server: RedisServer,
  {
    masters = 3,
    replicas = 0,
    lines = [],
  }: { masters?: number; replicas?: number; lines?: string[] } = {},
) {
  const count = masters * (1 + replicas);
  const ports = await pickFreePorts(2 * count);
  const nodes = ports
    .slice(0, count)
    .map(
      (port, index) =>
        new StartedServer(server, port, [
          'cluster-enabled yes',
          `cluster-port ${ports[count + index]}`,
          `cluster-node-timeout ${NODE_TIMEOUT_MS}`,
          'appendonly yes',
          'appendfsync everysec',
          'save ""',
          'repl-diskless-sync-delay 0',
          ...lines,
        ]),
    );
  const close = async () => {
    await Promise.all(nodes.map((node) => node.close()));
  };
  const idOf = async (node: StartedServer) => String(await node.ask('CLUSTER', 'MYID'));

  /** The node that a slot is written to at this moment. */
  const masterOf = async (slot: number): Promise<StartedServer> =>
    waitFor(async () => {
      for (const node of nodes) {
        const lines = await node.ask('CLUSTER', 'NODES').catch(() => '');
        const own = String(lines)
          .split('\n')
          .find((line) => line.includes('myself'));
        const [, , flags = '', , , , , , ...ranges] = own?.split(' ') ?? [];
        if (flags.includes('master') && ranges.some((range) => holds(range, slot))) return node;
      }
      return undefined;
    });

  /** Every node knows all others and follows its master. */
  const whenWhole = async () => {
    for (const node of nodes) {
      await waitFor(
        async () => {
          const state = String(await node.ask('CLUSTER', 'INFO'));
          const replication = String(await node.ask('INFO', 'replication'));
          const isLinked =
            replication.includes('role:master') || replication.includes('master_link_status:up');
          const isWhole =
            state.includes('cluster_state:ok') && state.includes(`cluster_known_nodes:${count}`);
          return isWhole && isLinked;
        },
        { timeoutMs: 30_000, what: 'the cluster is whole' },
      );
    }
  };

  try {
    await Promise.all(nodes.map((node) => node.start()));
    const [first] = nodes;
    if (!first) throw new Error('a cluster has at least one node');
    for (const [index, node] of nodes.slice(0, masters).entries()) {
      const begin = Math.floor((index * SLOTS) / masters);
      const end = Math.floor(((index + 1) * SLOTS) / masters) - 1;
      await node.ask('CLUSTER', 'ADDSLOTSRANGE', begin, end);
      await node.ask('CLUSTER', 'SET-CONFIG-EPOCH', index + 1);
    }
    for (const [index, node] of nodes.entries()) {
      if (node === first) continue;
      const busPort = ports[count + index] ?? 0;
      await first.ask('CLUSTER', 'MEET', '127.0.0.1', node.port, busPort);
    }
    for (const [index, node] of nodes.slice(masters).entries()) {
      const master = nodes[index % masters] ?? first;
      const id = await idOf(master);
      // It has to hear of its master first.
      await waitFor(async () => (await node.ask('CLUSTER', 'REPLICATE', id)) === 'OK');
    }
    await whenWhole();
  } catch (error) {
    await close();
    throw error;
  }

  return {
    url: nodes.map(({ port }) => `redis://127.0.0.1:${port}`).join(','),
    nodes,
    masterOf,
    whenWhole,

    /** Gives a slot with all its keys to another master while both serve. */
    moveSlot: async (slot: number): Promise<void> => {
      const from = await masterOf(slot);
      const to = await masterOf((slot + SLOTS / 2) % SLOTS);
      if (from === to) throw new Error('both ends of the move are one master');
      const [fromId, toId] = [await idOf(from), await idOf(to)];
      await to.ask('CLUSTER', 'SETSLOT', slot, 'IMPORTING', fromId);
      await from.ask('CLUSTER', 'SETSLOT', slot, 'MIGRATING', toId);
      for (;;) {
        const keys = await from.ask('CLUSTER', 'GETKEYSINSLOT', slot, 100);
        if (!Array.isArray(keys) || keys.length === 0) break;
        const migrate = ['127.0.0.1', to.port, '', 0, 5_000, 'KEYS', ...keys.map(String)];
        await from.ask('MIGRATE', ...migrate);
      }
      for (const node of [to, from]) await node.ask('CLUSTER', 'SETSLOT', slot, 'NODE', toId);
    },

    slotOf: async (key: string): Promise<number> =>
      Number(await nodes.at(-1)?.ask('CLUSTER', 'KEYSLOT', key)),

    close,
  };
}

function holds(range: string, slot: number): boolean {
  const [begin, end = begin] = range.split('-').map(Number);
  return begin !== undefined && end !== undefined && slot >= begin && slot <= end;
}
