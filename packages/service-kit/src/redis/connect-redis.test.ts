import { openFaultProxy } from '@lux/test-kit/open-fault-proxy.ts';
import { useEngines } from '@lux/test-kit/test-engines.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createId } from '../secrets.ts';
import { connectRedis } from './connect-redis.ts';

const engines = useEngines();
const log = pino({ level: 'silent' });

async function openProxy() {
  const proxy = await openFaultProxy(engines.redis.url);
  onTestFinished(proxy.close);
  const connect = (role: 'request' | 'worker') => {
    const times = { silenceLimitMs: 300, lookEveryMs: 50 };
    const redis = connectRedis({ url: proxy.url, log, role, ...times });
    onTestFinished(() => redis.disconnect());
    return redis;
  };
  return { ...proxy, connect };
}

test('a read that never ends, on a connection nobody answers any more, is made on another', async () => {
  const { connect, stall, resume } = await openProxy();
  const reader = connect('worker');
  const key = `${engines.redis.prefix}:${createId()}`;
  await reader.set(`${key}:before`, '1');
  stall();
  const read = reader.brpop(key, 0.1);
  resume();
  expect(await read).toBeNull();
});

test('a connection that was taken and never answered is given up', async () => {
  const { connect, stall, resume } = await openProxy();
  stall();
  const reader = connect('worker');
  const answer = reader.get(`${engines.redis.prefix}:none`);
  await waitFor(() => reader.status === 'connect');
  resume();
  expect(await answer).toBeNull();
});

test('who only listens notices that nobody speaks any more', async () => {
  const { connect, stall, resume } = await openProxy();
  const listener = connect('worker');
  const speaker = connectRedis({ url: engines.redis.url, log, role: 'request' });
  onTestFinished(() => speaker.disconnect());
  const channel = `${engines.redis.prefix}:${createId()}`;
  const heard: string[] = [];
  listener.on('message', (_channel, message) => heard.push(message));
  await listener.subscribe(channel);
  stall();
  resume();
  await waitFor(async () => {
    await speaker.publish(channel, 'Hallo');
    return heard.length > 0;
  });
});

test('reads that end in time keep their connection, however long it is in use', async () => {
  const { connect } = await openProxy();
  const reader = connect('request');
  let breaks = 0;
  reader.on('close', () => {
    breaks += 1;
  });
  for (let count = 0; count < 4; count += 1) await reader.brpop(`${engines.redis.prefix}:no`, 0.2);
  await reader.ping();
  expect(breaks).toBe(0);
});
