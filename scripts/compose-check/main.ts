/**
 * `npm run compose:check`: builds the containers, runs them under a project of their own, and looks whether
 * all are healthy, LUX answers a child, and copies are replaced (`deploy/replace-copies.sh`) without a
 * failed call. Where there is no Docker engine it says so and passes; with `--required` it fails.
 * `--file=deploy/own.yml` lays a file of yours over `docker-compose.yml`, `--https` the overlay with Caddy,
 * which takes the ports 80 and 443 of this machine.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pickFreePorts } from '@lux/local-stack/ports/pick-free-ports.ts';
import { z } from 'zod';
import { runStep } from '../checks/check-steps.ts';
import { loadConfig } from '../config.ts';
import { trustDoor } from './trust-door.ts';
import { askSomething, watchDoor } from './watch-door.ts';

const PROJECT = 'lux-compose-check';
/** Caddy signs for names like this by itself. */
const DOMAIN = 'lux-check.local';
const HEALTHY_WITHIN_MS = 15 * 60_000;
const LOOK_EVERY_MS = 5_000;

const { values } = parseArgs({
  options: {
    required: { type: 'boolean', default: false },
    https: { type: 'boolean', default: false },
    file: { type: 'string' },
  },
});
const { environment } = loadConfig();

/** Why no containers can be run here; undefined where they can. */
function findObstacle(): string | undefined {
  const ask = (...given: string[]) => spawnSync('docker', given, { env: environment });
  if (ask('--version').error) return 'there is no docker command';
  if (ask('info').status !== 0) return 'no Docker engine answers';
  if (ask('compose', 'version').status !== 0) return 'docker has no compose';
  return undefined;
}

const Container = z.object({ Service: z.string(), State: z.string(), Health: z.string() });

async function check(): Promise<void> {
  const [port = 0] = await pickFreePorts(1);
  const files = ['docker-compose.yml'];
  if (values.https) files.push('docker-compose.https.yml');
  if (values.file) files.push(values.file);
  const variables = {
    ...secrets(),
    COMPOSE_PROJECT_NAME: PROJECT,
    COMPOSE_FILE: files.join(':'),
    DOMAIN,
    HOST: '127.0.0.1',
    PORT: String(port),
    LUX_TAG: 'compose-check',
  };
  const run = async (name: string, command: string, ...given: string[]) => {
    if (!(await runStep({ name, command, arguments: given, variables }))) {
      throw new Error(`failed: ${name}`);
    }
  };
  const readContainers = () => {
    const given = ['compose', 'ps', '--all', '--format', 'json'];
    const { stdout } = spawnSync('docker', given, { env: { ...environment, ...variables } });
    const lines = String(stdout).split('\n').filter(Boolean);
    return lines.map((line) => Container.parse(JSON.parse(line)));
  };
  const url = values.https ? `https://${DOMAIN}` : `http://127.0.0.1:${port}`;

  try {
    await run('images', 'docker', 'compose', 'build');
    await run('start', 'docker', 'compose', 'up', '--detach');
    await awaitHealth(readContainers);
    if (values.https) await trustDoor(DOMAIN);
    process.stdout.write(`✔ LUX answers: „${await askSomething(url)}“\n`);
    const door = watchDoor(url);
    const replacing = run('copies replaced', 'sh', 'deploy/replace-copies.sh');
    const [replaced] = await Promise.allSettled([replacing]);
    const { count, failures } = await door.stop();
    process.stdout.write(`${count} calls meanwhile, ${failures.length} failed\n`);
    if (replaced.status === 'rejected') throw replaced.reason;
    if (failures.length > 0) throw new Error(failures.slice(0, 20).join('\n'));
    await awaitHealth(readContainers);
  } finally {
    await run('end', 'docker', 'compose', 'down', '--volumes', '--remove-orphans');
  }
}

async function awaitHealth(read: () => z.output<typeof Container>[]): Promise<void> {
  const deadline = Date.now() + HEALTHY_WITHIN_MS;
  for (;;) {
    const containers = read();
    const isGood = ({ State, Health }: z.output<typeof Container>) =>
      State === 'running' && (Health === 'healthy' || Health === '');
    const bad = containers.filter((one) => !isGood(one));
    if (containers.length > 0 && bad.length === 0) {
      process.stdout.write(`✔ ${containers.length} containers are healthy\n`);
      return;
    }
    if (Date.now() > deadline) {
      const told = bad.map(({ Service, State, Health }) => `${Service} ${State} ${Health}`);
      throw new Error(`not healthy: ${told.join(', ') || 'there are no containers'}`);
    }
    await pause(LOOK_EVERY_MS);
  }
}

/** What Compose asks for, invented for this run. */
function secrets(): Record<string, string> {
  const key = () => randomBytes(32).toString('base64');
  const word = () => randomBytes(24).toString('hex');
  const services = ['ROOT', 'ACCOUNTS', 'CONVERSATION', 'MEDIA', 'ANALYTICS', 'CLASSROOM'];
  return {
    ...Object.fromEntries(services.map((name) => [`MONGODB_${name}_PASSWORD`, word()])),
    INTERNAL_TOKEN: key(),
    SESSION_SECRET: key(),
    SETTINGS_KEY: key(),
    OWNER_SECRET: key(),
    OWNER_USERNAME: 'leitung',
    DASHBOARD_PASSWORD: `${word()}-Wolke`,
    VALKEY_PASSWORD: word(),
  };
}

const obstacle = findObstacle();
if (obstacle) {
  process.stdout.write(`The containers were neither built nor run: ${obstacle}.\n`);
  process.exitCode = values.required ? 1 : 0;
} else {
  await check();
  process.stdout.write(
    '✔ containers built, healthy, answering, and replaced without a failed call\n',
  );
}
