import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../main.ts', import.meta.url));

interface Options {
  mongodbUri: string;
  redisUrl: string;
  namePrefix: string;
}

/** The service as a process of its own, which a test can kill. */
export function startProcess({ mongodbUri, redisUrl, namePrefix }: Options) {
  const child: ChildProcess = spawn(process.execPath, [script], {
    stdio: 'ignore',
    env: {
      MONGODB_URI: mongodbUri,
      REDIS_URL: redisUrl,
      NAME_PREFIX: namePrefix,
      INTERNAL_TOKEN: 'a-token-for-this-test',
      SETTINGS_KEY: Buffer.alloc(32, 7).toString('base64'),
      PORT: '0',
      LOG_LEVEL: 'silent',
    },
  });
  return {
    /** Ends it at once, whatever it is doing. */
    kill: async () => {
      const exited = once(child, 'exit');
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await exited;
    },
  };
}
