import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';

export const repository = resolve(import.meta.dirname, '../..');
export const folder = resolve(repository, 'deploy/kubernetes');

export const Names = z.record(z.string(), z.string());
export const Probe = z.object({
  httpGet: z.object({ path: z.string(), port: z.union([z.string(), z.number()]) }),
});
export const Variable = z.object({
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
export const Container = z.object({
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
export const Deployment = z.object({
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
export const Anything = z.looseObject({
  kind: z.string(),
  metadata: z.object({ name: z.string() }),
});
export const Kustomization = z.object({
  resources: z.array(z.string()),
  components: z.array(z.string()).default([]),
  images: z.array(z.object({ name: z.string() })).default([]),
});

export function readYaml(file: string): unknown[] {
  return parseAllDocuments(readFileSync(file, 'utf8'), { strict: true }).map((document) => {
    expect(document.errors, file).toEqual([]);
    return document.toJS();
  });
}

export const base = globSync(resolve(folder, 'base/*.yaml'))
  .filter((file) => !file.endsWith('kustomization.yaml'))
  .flatMap(readYaml)
  .map((document) => Anything.parse(document));
export const ofKind = (kind: string) => base.filter((document) => document.kind === kind);
export const deployments = ofKind('Deployment').map((document) => {
  const { metadata, spec } = Deployment.parse(document);
  const { template, selector } = spec;
  const [container] = template.spec.containers;
  return { name: metadata.name, selector, pod: template, container };
});
export type Deployed = (typeof deployments)[number];

export const portsOf = ({ container }: Deployed) =>
  new Map(container.ports.map(({ name, containerPort }) => [name, containerPort]));
export const readValue = ({ container }: Deployed, name: string) =>
  container.env.find((variable) => variable.name === name)?.value;

/** What a process reads, as its service's config.ts says. */
export async function schemaOf(name: string): Promise<z.ZodObject> {
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
