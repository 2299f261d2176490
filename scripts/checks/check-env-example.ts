/** Compares `.env.example` with the schemas that read the environment, and with Compose's files: no name may be missing or left over. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

const read = new Set<string>();
for (const path of globSync('{packages,services}/*/src/config.ts')) {
  const exported: Record<string, unknown> = await import(resolve(path));
  const schema = Object.values(exported).find((value) => value instanceof z.ZodObject);
  if (!schema) throw new Error(`${path} exports no zod object`);
  for (const name of Object.keys(schema.shape)) if (/^[A-Z]/.test(name)) read.add(name);
}
for (const path of globSync('docker-compose*.yml')) {
  for (const [, name] of readFileSync(path, 'utf8').matchAll(/\$\{(\w+)/g)) {
    if (name !== undefined) read.add(name);
  }
}
const example = readFileSync('.env.example', 'utf8');
const named = new Set(
  [...example.matchAll(/^(?:# ?)?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
);

const missing = [...read].filter((name) => !named.has(name));
const leftOver = [...named].filter((name) => name !== undefined && !read.has(name));
for (const name of missing) console.error(`.env.example lacks ${name}`);
for (const name of leftOver) console.error(`.env.example names ${name}, which nothing reads`);
process.exitCode = missing.length + leftOver.length === 0 ? 0 : 1;
