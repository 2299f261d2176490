import { expect, test } from 'vitest';
import { z } from 'zod';
import { deployments, Names, ofKind, readValue } from './read-manifests.ts';

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

test('only the gateway reaches the bff, and only who needs it the outside', () => {
  const policies = ofKind('NetworkPolicy').map((document) => Policy.parse(document));
  const door = policies.find(({ metadata }) => metadata.name === 'lux-door');
  expect(door?.spec.ingress[0]?.from).toEqual([
    { namespaceSelector: { matchLabels: { 'lux/ingress': 'true' } } },
  ]);
  const outside = policies.filter(({ spec }) =>
    spec.egress.some(({ to }) => to.some(({ ipBlock }) => ipBlock)),
  );
  const allowed = outside.flatMap(({ spec }) => selected(spec.podSelector));
  // Providers of AI, and the mail server for alerts.
  const needing = deployments.filter(({ container }) =>
    container.env.some(({ name }) => name === 'OPENAI_API_KEY' || name === 'SMTP_URL'),
  );
  expect(allowed.toSorted()).toEqual(needing.map(({ name }) => name).toSorted());
  const blocks = outside.flatMap(({ spec }) => spec.egress.flatMap(({ to }) => to));
  for (const { ipBlock } of blocks) {
    expect(ipBlock?.except.join()).toMatch(/169\.254\.0\.0\/16|fe80::\/10/);
  }
});
