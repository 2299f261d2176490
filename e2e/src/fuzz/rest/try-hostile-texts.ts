import { createRandom, integerBelow } from '@lux/random/random.ts';
import type { ApiOperation } from '@lux/test-kit/fuzz/operations-of.ts';
import fc from 'fast-check';
import { hostileTexts } from '../hostile-texts.ts';
import type { ApiCall } from './api-call.ts';
import { asksNoProvider } from './call-arbitrary.ts';
import { cancelOrdered } from './fuzz-operation.ts';
import type { FuzzedSession } from './fuzzed-session.ts';
import { judgeAnswer } from './judge-answer.ts';
import { schemaArbitrary } from './schema-arbitrary.ts';
import { type TextPlace, textPlaces } from './text-places.ts';

/** A copy of a value with a text put in at the end of a way; what is missing on the way is made. */
function putText(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text;
  if (name === '0') return [putText(Array.isArray(value) ? value[0] : undefined, rest, text)];
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const inner = entries.find(([key]) => key === name)?.[1];
  return { ...Object.fromEntries(entries), [name]: putText(inner, rest, text) };
}

interface Options {
  known: Readonly<Record<string, string>>;
  /** Texts for each place; all of them where it is more than there are. */
  texts: number;
  seed: number;
}

/** Puts hostile texts into every place of an operation that takes a text. @returns what was answered wrongly. */
export async function tryHostileTexts(
  session: FuzzedSession,
  operation: ApiOperation,
  { known, texts, seed }: Options,
): Promise<{ calls: number; faults: string[] }> {
  const judge = judgeAnswer(operation);
  const random = createRandom(seed);
  const faults: string[] = [];
  let calls = 0;
  for (const place of textPlaces(operation)) {
    const start = integerBelow(random, hostileTexts.length);
    const turned = [...hostileTexts.slice(start), ...hostileTexts.slice(0, start)];
    for (const [index, text] of turned.slice(0, texts).entries()) {
      const call = callWith(operation, place, text, { known, seed: seed + index });
      if (!asksNoProvider(call)) continue;
      calls += 1;
      const answer = await session.send(call);
      if (answer.status === 202) await cancelOrdered(session, answer);
      const fault = judge(answer);
      if (fault) faults.push(`${call.method} ${call.path} ${String(call.body)} → ${fault}`);
    }
  }
  return { calls, faults };
}

function callWith(
  { method, path, parameters, query, body }: ApiOperation,
  { site, way }: TextPlace,
  text: string,
  { known, seed }: { known: Options['known']; seed: number },
): ApiCall {
  const sample = (schema: unknown, name = '') =>
    fc.sample(schemaArbitrary(schema, known, name), { numRuns: 1, seed })[0];
  const ids = parameters.map(({ name, schema }) => [name, String(sample(schema, name))]);
  const sent: Record<string, unknown> = { ...Object.fromEntries(ids) };
  if (site === 'path') sent[String(way[0])] = text;
  const at = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String(sent[name]).toWellFormed()),
  );
  const asked = query.flatMap(({ name }) => (name in known ? [[name, known[name] ?? '']] : []));
  if (site === 'query') asked.push([String(way[0]), text]);
  const search = new URLSearchParams(Object.fromEntries(asked));
  const fitting = body ? sample(body.schema) : undefined;
  const whole = site === 'body' ? putText(fitting, way, text) : fitting;
  return {
    method,
    path: search.size > 0 ? `${at}?${search}` : at,
    headers: { prefer: 'respond-async', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(whole) }),
  };
}
