import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { TracingEnvironment } from '@lux/service-kit/config/choose-tracing.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  type Deployed,
  deployments,
  folder,
  Kustomization,
  Names,
  ofKind,
  portsOf,
  readValue,
  readYaml,
  schemaOf,
} from './read-manifests.ts';

test('every process has a Deployment, and every file is part of a kustomization', () => {
  expect(deployments.map(({ name }) => name).toSorted()).toEqual([
    'accounts',
    'analytics',
    'bff',
    'classroom',
    'conversation',
    'games',
    'media',
    'media-worker',
  ]);
  const used = globSync(resolve(folder, '**/kustomization.yaml')).flatMap((file) => {
    const [document] = readYaml(file);
    const { resources, components } = Kustomization.parse(document);
    const named = [...resources, ...components].map((one) => resolve(dirname(file), one));
    return [file, ...named].map((one) => relative(folder, one));
  });
  for (const file of globSync('**/*.yaml', { cwd: folder })) expect(used).toContain(file);
  for (const one of used) expect(globSync(one, { cwd: folder }), one).toHaveLength(1);
});

/** In a cluster TLS ends before the bff. */
const tlsInFront = [
  'HTTPS_PORT',
  'HTTP_PORT',
  'TLS_CERT',
  'TLS_KEY',
  'TLS_AUTHORITY',
  'HSTS_SECONDS',
];

/** What a ConfigMap of its own gives, with any name that OpenTelemetry knows. */
function tracing({ container }: Deployed): string[] {
  expect(container.envFrom).toEqual([{ configMapRef: { name: 'lux-tracing', optional: true } }]);
  return Object.keys(TracingEnvironment.shape);
}

test.each(deployments)('$name is given exactly variables that it reads', async (deployed) => {
  const schema = await schemaOf(deployed.name);
  const given = deployed.container.env.map(({ name }) => name);
  expect(new Set(given).size).toBe(given.length);
  const known = Object.keys(schema.shape);
  // POD_IP is there for OWN_URL to be put together from it.
  expect(given.filter((name) => name !== 'POD_IP' && !known.includes(name))).toEqual([]);
  // What the image sets, and what has a default that is right in a cluster.
  const elsewhere = [
    ...tlsInFront,
    'DELETION_LOG_FILE',
    'HOST',
    'LISTEN',
    'NODE_ENV',
    'WEB_DIST',
    ...tracing(deployed),
  ];
  expect(known.filter((name) => !given.includes(name) && !elsewhere.includes(name))).toEqual([]);
});

/** Each service has a user of MongoDB of its own; the worker is part of media. */
function databaseKeyOf({ name }: Deployed): string {
  return `MONGODB_URI_${name.replace('-worker', '').toUpperCase()}`;
}

test.each(deployments)('$name starts with these values', async (deployed) => {
  const schema = await schemaOf(deployed.name);
  const secrets: Record<string, string> = {
    MONGODB_URI: 'mongodb://mongo',
    REDIS_URL: 'redis://valkey',
    SETTINGS_KEY: Buffer.alloc(32).toString('base64'),
  };
  const environment = deployed.container.env.flatMap(({ name, value, valueFrom }) => {
    if (value !== undefined) return [[name, value.replace('$(POD_IP)', '10.0.0.1')]];
    const { secretKeyRef, configMapKeyRef } = valueFrom ?? {};
    // What the base leaves to the overlay, and must not be forgotten there.
    if (configMapKeyRef?.key === 'OWNER_USERNAME' && !configMapKeyRef.optional) {
      return [[name, 'rektorat']];
    }
    if (!secretKeyRef || secretKeyRef.optional) return [];
    expect(secretKeyRef.key).toBe(name === 'MONGODB_URI' ? databaseKeyOf(deployed) : name);
    return [[name, secrets[name] ?? 'a secret of enough characters']];
  });
  expect(schema.safeParse(Object.fromEntries(environment)).error).toBeUndefined();
});

test.each(deployments)('$name is probed where it answers', (deployed) => {
  const { startupProbe, readinessProbe, livenessProbe } = deployed.container;
  const ports = portsOf(deployed);
  expect(String(ports.get('http'))).toBe(readValue(deployed, 'PORT'));
  for (const probe of [startupProbe, readinessProbe, livenessProbe]) {
    if (!probe) continue;
    expect(['/healthz', '/readyz']).toContain(probe.httpGet.path);
    expect([...ports.keys()]).toContain(probe.httpGet.port);
  }
  // A liveness that looks at others would restart everything when one is away.
  expect(livenessProbe.httpGet.path).toBe('/healthz');
  const scraped = deployed.pod.metadata.annotations['prometheus.io/port'];
  expect(scraped).toBe(readValue(deployed, 'INTERNAL_PORT') ?? readValue(deployed, 'PORT'));
  expect([...ports.values()]).toContain(Number(scraped));
});

test.each(deployments)('$name may take as long to stop as it says', (deployed) => {
  const seconds =
    Number(readValue(deployed, 'DRAIN_SECONDS')) + Number(readValue(deployed, 'STOP_SECONDS'));
  expect(deployed.pod.spec.terminationGracePeriodSeconds).toBeGreaterThan(seconds);
});

test('addresses lead to Services, Services and budgets to Deployments', () => {
  const Service = z.object({
    metadata: z.object({ name: z.string() }),
    spec: z.object({
      selector: Names,
      ports: z.tuple([z.object({ port: z.number(), targetPort: z.string() })]),
    }),
  });
  const services = ofKind('Service').map((document) => Service.parse(document));
  const addresses = services.map(
    ({ metadata, spec }) => `http://${metadata.name}:${spec.ports[0].port}`,
  );
  for (const { container } of deployments) {
    const urls = container.env.filter(
      ({ name, value }) => /_URL$/.test(name) && value?.startsWith('http://') && name !== 'OWN_URL',
    );
    for (const { value } of urls) expect(addresses).toContain(value);
  }
  for (const { metadata, spec } of services) {
    const target = deployments.find(({ name }) => name === metadata.name);
    expect(target?.pod.metadata.labels).toMatchObject(spec.selector);
    expect(target && portsOf(target).has(spec.ports[0].targetPort)).toBe(true);
  }
  for (const { name, selector, pod } of deployments) {
    expect(pod.metadata.labels).toMatchObject(selector.matchLabels);
    expect(ofKind('PodDisruptionBudget').map(({ metadata }) => metadata.name)).toContain(name);
  }
  for (const { metadata } of ofKind('HorizontalPodAutoscaler')) {
    expect(deployments.map(({ name }) => name)).toContain(metadata.name);
  }
});

test('the overlay names every image, and no other', () => {
  const [document] = readYaml(resolve(folder, 'overlays/example/kustomization.yaml'));
  const named = Kustomization.parse(document).images.map(({ name }) => name);
  const images = new Set(deployments.map(({ container }) => container.image));
  expect(named.toSorted()).toEqual([...images].toSorted());
});

test('workers are added by a figure that media shows', () => {
  const [scaler] = readYaml(resolve(folder, 'components/queue-scaling/media-worker-scaler.yaml'));
  const { spec } = z
    .object({
      spec: z.object({
        scaleTargetRef: z.object({ name: z.literal('media-worker') }),
        triggers: z.tuple([z.object({ metadata: z.object({ query: z.string() }) })]),
      }),
    })
    .parse(scaler);
  const { query } = spec.triggers[0].metadata;
  const figures = new Set(
    [...query.matchAll(/(\w+)\{service="media",state="(\w+)"\}/g)].map(([, name]) => name),
  );
  const jobMetrics = import.meta.resolve('@lux/service-kit/jobs/job-metrics.ts');
  const shown = readFileSync(new URL(jobMetrics), 'utf8');
  expect([...figures]).toEqual(['job_records']);
  expect(shown).toContain("name: 'job_records'");
});
