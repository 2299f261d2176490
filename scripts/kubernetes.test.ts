import { globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { TracingEnvironment } from '@lux/service-kit/config/choose-tracing.ts';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';

const repository = resolve(import.meta.dirname, '..');
const folder = resolve(repository, 'deploy/kubernetes');

const Names = z.record(z.string(), z.string());
const Probe = z.object({
  httpGet: z.object({ path: z.string(), port: z.union([z.string(), z.number()]) }),
});
const Variable = z.object({
  name: z.string(),
  value: z.string().optional(),
  valueFrom: z
    .object({
      secretKeyRef: z.object({ key: z.string(), optional: z.boolean().default(false) }).optional(),
      configMapKeyRef: z
        .object({ key: z.string(), optional: z.boolean().default(false) })
        .optional(),
    })
    .optional(),
});
const Container = z.object({
  envFrom: z.array(z.unknown()),
  image: z.string(),
  command: z.array(z.string()).optional(),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
  env: z.array(Variable),
  resources: z.object({
    requests: z.object({ cpu: z.string(), memory: z.string() }),
    limits: z.object({ cpu: z.string(), memory: z.string() }),
  }),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  startupProbe: Probe,
  readinessProbe: Probe.optional(),
  livenessProbe: Probe,
});
const Deployment = z.object({
  kind: z.literal('Deployment'),
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    selector: z.object({ matchLabels: Names }),
    template: z.object({
      metadata: z.object({ labels: Names, annotations: Names }),
      spec: z.object({
        terminationGracePeriodSeconds: z.number(),
        securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.number().min(1) }),
        containers: z.tuple([Container]),
      }),
    }),
  }),
});
const Anything = z.looseObject({ kind: z.string(), metadata: z.object({ name: z.string() }) });
const Kustomization = z.object({
  resources: z.array(z.string()),
  components: z.array(z.string()).default([]),
  images: z.array(z.object({ name: z.string() })).default([]),
});

function readYaml(file: string): unknown[] {
  return parseAllDocuments(readFileSync(file, 'utf8'), { strict: true }).map((document) => {
    expect(document.errors, file).toEqual([]);
    return document.toJS();
  });
}

const base = globSync(resolve(folder, 'base/*.yaml'))
  .filter((file) => !file.endsWith('kustomization.yaml'))
  .flatMap(readYaml)
  .map((document) => Anything.parse(document));
const ofKind = (kind: string) => base.filter((document) => document.kind === kind);
const deployments = ofKind('Deployment').map((document) => {
  const { metadata, spec } = Deployment.parse(document);
  const { template, selector } = spec;
  const [container] = template.spec.containers;
  return { name: metadata.name, selector, pod: template, container };
});
type Deployed = (typeof deployments)[number];

const portsOf = ({ container }: Deployed) =>
  new Map(container.ports.map(({ name, containerPort }) => [name, containerPort]));
const readValue = ({ container }: Deployed, name: string) =>
  container.env.find((variable) => variable.name === name)?.value;

/** What a process reads, as its service's config.ts says. */
async function schemaOf(name: string): Promise<z.ZodObject> {
  const service = name === 'media-worker' ? 'media' : name;
  const config: Record<string, unknown> = await import(
    resolve(repository, `services/${service}/src/config.ts`)
  );
  const schemas = Object.entries(config).filter(([, value]) => value instanceof z.ZodObject);
  const wanted = name === 'media-worker' ? 'MediaWorkerEnvironment' : undefined;
  const [, schema] = schemas.find(([exported]) => !wanted || exported === wanted) ?? [];
  if (!(schema instanceof z.ZodObject)) throw new Error(`${name} has no schema`);
  return schema;
}

test('every process has a Deployment, and every file is part of a kustomization', () => {
  expect(deployments.map(({ name }) => name).toSorted()).toEqual([
    'accounts',
    'analytics',
    'bff',
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
  const elsewhere = ['HOST', 'LISTEN', 'NODE_ENV', 'WEB_DIST', ...tracing(deployed)];
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

const Labels = z.object({
  matchLabels: Names.optional(),
  matchExpressions: z
    .tuple([
      z.object({
        key: z.literal('app.kubernetes.io/name'),
        operator: z.literal('In'),
        values: z.array(z.string()),
      }),
    ])
    .optional(),
});
const Peer = z.strictObject({
  podSelector: Labels.optional(),
  namespaceSelector: Labels.optional(),
  ipBlock: z.object({ cidr: z.string(), except: z.array(z.string()) }).optional(),
});
const Ports = z.array(z.object({ port: z.number(), protocol: z.string().optional() })).min(1);
const Policy = z.object({
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    podSelector: Labels,
    policyTypes: z.array(z.enum(['Ingress', 'Egress'])),
    // Without peers or ports a rule would be open to everybody.
    ingress: z.array(z.object({ from: z.array(Peer).min(1), ports: Ports })).default([]),
    egress: z.array(z.object({ to: z.array(Peer).min(1), ports: Ports })).default([]),
  }),
});

/** The processes that a selector means; those of the whole system where it names none. */
const selected = ({ matchExpressions }: z.infer<typeof Labels>): string[] =>
  matchExpressions?.[0].values ?? deployments.map(({ name }) => name);

test('every pod is closed in both directions, and each opening names its peers and ports', () => {
  const policies = ofKind('NetworkPolicy').map((document) => Policy.parse(document));
  const closed = policies.find(({ metadata }) => metadata.name === 'lux-closed');
  expect(closed?.spec).toMatchObject({
    podSelector: { matchLabels: { 'app.kubernetes.io/part-of': 'lux' } },
    policyTypes: ['Ingress', 'Egress'],
    ingress: [],
    egress: [],
  });
  for (const { spec } of policies) {
    for (const name of selected(spec.podSelector)) {
      expect(deployments.map((one) => one.name)).toContain(name);
    }
  }
});

test('who reads the address of a service may call it, and nobody else', () => {
  const policies = ofKind('NetworkPolicy').map((document) => Policy.parse(document));
  const pairs = (way: 'ingress' | 'egress') =>
    policies.flatMap(({ spec }) => {
      const peers = way === 'ingress' ? spec.ingress.flatMap(({ from }) => from) : [];
      const targets = way === 'egress' ? spec.egress.flatMap(({ to }) => to) : [];
      return [...peers, ...targets].flatMap(({ podSelector }) =>
        selected(spec.podSelector).flatMap((own) =>
          (podSelector ? selected(podSelector) : []).map((other) =>
            way === 'ingress' ? `${other} to ${own}` : `${own} to ${other}`,
          ),
        ),
      );
    });
  const wanted = deployments.flatMap((deployed) => {
    const urls = deployed.container.env.flatMap(
      ({ name, value }) =>
        /^http:\/\/([a-z-]+):3000$/.exec(/_URL$/.test(name) ? (value ?? '') : '')?.[1] ?? [],
    );
    // Copies of conversation hand each other the sounds they make.
    const own = readValue(deployed, 'OWN_URL') ? [deployed.name] : [];
    return [...urls, ...own].map((other) => `${deployed.name} to ${other}`);
  });
  expect(pairs('ingress').toSorted()).toEqual(wanted.toSorted());
  expect(pairs('egress').toSorted()).toEqual(wanted.toSorted());
});

test('only the ingress controller reaches the bff, and only who needs it the outside', () => {
  const policies = ofKind('NetworkPolicy').map((document) => Policy.parse(document));
  const door = policies.find(({ metadata }) => metadata.name === 'lux-door');
  expect(door?.spec.ingress[0]?.from).toEqual([
    { namespaceSelector: { matchLabels: { 'lux/ingress': 'true' } } },
  ]);
  const outside = policies.filter(({ spec }) =>
    spec.egress.some(({ to }) => to.some(({ ipBlock }) => ipBlock)),
  );
  const allowed = outside.flatMap(({ spec }) => selected(spec.podSelector));
  const withProviders = deployments.filter(({ container }) =>
    container.env.some(({ name }) => name === 'OPENAI_API_KEY'),
  );
  expect(allowed.toSorted()).toEqual(withProviders.map(({ name }) => name).toSorted());
  const blocks = outside.flatMap(({ spec }) => spec.egress.flatMap(({ to }) => to));
  for (const { ipBlock } of blocks) {
    expect(ipBlock?.except.join()).toMatch(/169\.254\.0\.0\/16|fe80::\/10/);
  }
});
