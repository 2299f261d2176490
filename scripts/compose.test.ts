import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const repository = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(resolve(repository, path), 'utf8');

const Container = z.looseObject({
  image: z.string().optional(),
  build: z.object({ args: z.object({ SERVICE: z.string() }) }).optional(),
  environment: z.record(z.string(), z.coerce.string()).default({}),
  networks: z.array(z.string()).min(1),
  ports: z.array(z.string()).default([]),
  user: z.string().optional(),
  command: z.union([z.string(), z.array(z.string())]).optional(),
  profiles: z.array(z.string()).default([]),
  deploy: z.object({ replicas: z.string() }).optional(),
  healthcheck: z
    .object({ interval: z.string(), start_interval: z.string(), start_period: z.string() })
    .partial()
    .optional(),
});
const Compose = z.object({
  services: z.record(z.string(), Container),
  networks: z.record(z.string(), z.object({ internal: z.boolean() }).nullable()),
});
const compose = Compose.parse(parse(read('docker-compose.yml'), { merge: true }));
const containers = Object.entries(compose.services).map(([name, container]) => ({
  name,
  container,
}));
/** What answers while LUX runs; what a profile runs once has a schema of its own. */
const services = containers.filter(
  ({ container }) => container.build && container.profiles.length === 0,
);
const sharedBy = (one: string, other: string) =>
  compose.services[one]?.networks.filter((name) =>
    compose.services[other]?.networks.includes(name),
  );

/** What a process reads, as its service's config.ts says. */
async function schemaOf(service: string, config = 'config.ts'): Promise<z.ZodObject> {
  const exported: Record<string, unknown> = await import(
    resolve(repository, `services/${service}/src/${config}`)
  );
  const schema = Object.values(exported).find((value) => value instanceof z.ZodObject);
  if (!(schema instanceof z.ZodObject)) throw new Error(`${service} has no schema`);
  return schema;
}

test.each(containers)(
  '$name is confined and cannot fill memory, disk or processes',
  ({ container }) => {
    expect(container).toMatchObject({
      read_only: true,
      tmpfs: [expect.stringMatching(/^\/tmp:/)],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      pids_limit: expect.any(Number),
      mem_limit: expect.stringMatching(/^(?:\d+m|\$\{\w+:-\d+m\})$/),
      logging: { options: { 'max-size': expect.any(String), 'max-file': expect.any(String) } },
    });
    expect(container).not.toHaveProperty('privileged');
    expect(container).not.toHaveProperty('network_mode');
  },
);

test.each(services)(
  '$name is given variables that it reads, and all that it needs',
  async ({ container }) => {
    const schema = await schemaOf(container.build?.args.SERVICE ?? '');
    const given = Object.keys(container.environment).filter((name) => name !== 'NODE_OPTIONS');
    expect(given.filter((name) => !(name in schema.shape))).toEqual([]);
    const needed = Object.entries(schema.shape).filter(
      ([, field]) => !z.safeParse(field, undefined).success,
    );
    expect(needed.map(([name]) => name).filter((name) => !given.includes(name))).toEqual([]);
  },
);

test.each(services)('the copies of $name are remembered in .env', ({ name, container }) => {
  const variable = `${name.toUpperCase().replace('-', '_')}_COPIES`;
  expect(container.deploy?.replicas).toBe(`\${${variable}:-1}`);
  expect(read('.env.example')).toContain(`${variable}=`);
  expect(container.image).toBe(`lux-${container.build?.args.SERVICE}:\${LUX_TAG:-latest}`);
});

test('what runs always is asked seldom how it is, and often only until it is there', () => {
  const always = containers.filter(({ container }) => container.profiles.length === 0);
  for (const { name, container } of always) {
    // Services have the check of their image.
    if (container.build) continue;
    expect([name, container.healthcheck]).toEqual([
      name,
      expect.objectContaining({ interval: '60s', start_interval: expect.any(String) }),
    ]);
  }
  expect(read('deploy/service.Dockerfile')).toMatch(
    /HEALTHCHECK --interval=60s .*--start-interval=\ds/,
  );
});

test('the balancer meets the bff and nobody else, and the world meets the balancer alone', () => {
  for (const { name, container } of containers) {
    expect(container.ports.length > 0).toBe(name === 'balancer');
    const isMet = (sharedBy('balancer', name) ?? []).length > 0;
    expect(isMet).toBe(name === 'balancer' || name === 'bff');
  }
});

test('an engine meets those who use it, in a network without a way out', () => {
  for (const engine of ['mongo', 'valkey']) {
    const [network = ''] = compose.services[engine]?.networks ?? [];
    expect(compose.services[engine]?.networks).toHaveLength(1);
    expect(compose.networks[network]).toEqual({ internal: true });
    const variable = engine === 'mongo' ? 'MONGODB_URI' : 'REDIS_URL';
    for (const { container } of services) {
      expect(container.networks.includes(network)).toBe(variable in container.environment);
    }
  }
  // Prometheus joins this one.
  expect(compose.networks.metrics).toEqual({ internal: true });
  for (const engine of ['mongo', 'valkey']) {
    expect(compose.services[engine]?.networks).not.toContain('metrics');
  }
});

test('the profile `ki` meets LUX alone, and its one-shot container is given what it reads', async () => {
  for (const name of ['ollama', 'speaches', 'ki-setup']) {
    expect(compose.services[name]?.profiles).toEqual(['ki']);
    expect(compose.services[name]?.networks).toEqual(['services']);
  }
  const { environment = {} } = compose.services['ki-setup'] ?? {};
  const given = Object.keys(environment);
  const KiEnvironment = await schemaOf('accounts', 'ki-setup/config.ts');
  expect(given.filter((name) => !(name in KiEnvironment.shape))).toEqual([]);
  // What it brings by default is what it would bring anyway.
  for (const [name, value] of Object.entries(environment)) {
    const [, byDefault] = /^\$\{\w+:-(.*)\}$/.exec(value) ?? [];
    if (byDefault === undefined) continue;
    expect([name, KiEnvironment.parse({ INTERNAL_TOKEN: 'a token' })]).toEqual([
      name,
      expect.objectContaining({ [name]: byDefault }),
    ]);
  }
});

test('engines ask for a password, each service for its own database', () => {
  for (const { container } of services) {
    const { MONGODB_URI, REDIS_URL } = container.environment;
    const service = container.build?.args.SERVICE ?? '';
    expect(REDIS_URL).toMatch(/^redis:\/\/:\$\{VALKEY_PASSWORD:\?.*\}@valkey:6379$/);
    if (MONGODB_URI === undefined) continue;
    const password = `\${MONGODB_${service.toUpperCase()}_PASSWORD}`;
    expect(MONGODB_URI).toBe(
      `mongodb://${service}:${password}@mongo:27017/\${NAME_PREFIX:-lux}-${service}`,
    );
    expect(read('deploy/mongodb-users.js')).toContain(
      `${service}: env.MONGODB_${service.toUpperCase()}_PASSWORD`,
    );
  }
  const engines = [compose.services.mongo, compose.services.valkey];
  const passwords = engines.flatMap((engine) =>
    Object.entries(engine?.environment ?? {}).filter(([name]) => name.endsWith('PASSWORD')),
  );
  expect(passwords).toHaveLength(7);
  for (const [, value] of passwords)
    expect(value).toMatch(/^\$\{\w+_PASSWORD:\?set \w+ in \.env\}$/);
  // Arguments of a process can be read by others; the shell's here-document cannot.
  expect([compose.services.valkey?.command].flat().join(' ')).not.toMatch(/--requirepass/);
});

test('the balancer forwards nothing that a client claims about its way, and waits for nobody for ever', () => {
  const configuration = read('deploy/haproxy.cfg');
  for (const header of ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP']) {
    expect(configuration).toMatch(new RegExp(`^ {2}http-request del-header ${header}$`, 'm'));
  }
  const names = [
    'http-request',
    'http-keep-alive',
    'queue',
    'connect',
    'client',
    'server',
    'tunnel',
  ];
  for (const name of names) {
    expect(configuration).toMatch(new RegExp(`^ {2}timeout ${name} \\d+(s|h)$`, 'm'));
  }
  expect(compose.services.bff?.environment.TRUST_PROXY).toMatch(/^\$\{TRUST_PROXY:-1\}$/);
});
