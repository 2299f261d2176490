import { expect, test } from 'vitest';
import { createLogger } from '../process/create-logger.ts';
import { connectRedis } from '../redis/connect-redis.ts';
import { createPush } from './create-push.ts';

test('a push while Redis is away gets lost without harm', async () => {
  const log = createLogger('test', 'silent');
  const redis = connectRedis({ url: 'redis://127.0.0.1:1', log, role: 'request' });
  const commands: Promise<unknown>[] = [];
  const publish = redis.publish.bind(redis);
  redis.publish = async (channel, message) => {
    const command = publish(channel, message);
    commands.push(command);
    return command;
  };
  createPush({ redis, namePrefix: 'test' }).toAdmins('request.completed', []);
  expect(await Promise.allSettled(commands)).toMatchObject([{ status: 'rejected' }]);
  redis.disconnect();
  // An unhandled rejection would fail this run.
});
