import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Collector, openCollector } from '@lux/test-kit/open-collector.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';

/** A service as ours are, which asks itself something and says what it has loaded. */
const program = `
  import { registerHooks } from 'node:module';
  const loaded = new Set();
  registerHooks({
    load: (url, context, next) => {
      const [, name] = /node_modules\\/(@opentelemetry\\/[^/]+)/.exec(url) ?? [];
      if (name) loaded.add(name);
      return next(url, context);
    },
  });
  const { parseEnvironment } = await import('./src/config/parse-environment.ts');
  const { chooseTracing, TracingEnvironment } = await import('./src/config/choose-tracing.ts');
  const { createLogger } = await import('./src/process/create-logger.ts');
  const { runService } = await import('./src/process/run-service.ts');
  const { createServiceClient } = await import('./src/clients/create-service-client.ts');
  const { createInnerServer } = await import('./src/server/create-inner-server.ts');
  const { createMetrics } = await import('./src/server/metrics.ts');
  const { z } = await import('zod');

  const internalToken = 'a token among services';
  const log = createLogger('sample', 'fatal');
  const tracing = chooseTracing('sample', parseEnvironment(TracingEnvironment, process.env));
  let told;
  await runService({ log, tracing, stop: { limitMs: 10_000 } }, async () => {
    const metrics = createMetrics('sample');
    const server = await createInnerServer({ service: 'sample', log, internalToken, checks: {}, metrics });
    let client;
    server.get('/asked', async () => ({ word: 'Igel' }));
    server.post('/asking', async () => client.json(z.unknown(), { method: 'GET', path: '/asked' }));
    const url = await server.listen({ port: 0, host: '127.0.0.1' });
    client = createServiceClient({ url, internalToken });
    await client.json(z.unknown(), { method: 'POST', path: '/asking', body: { word: 'Igel' } });
    const answer = await fetch(url + '/metrics');
    told = { contentType: answer.headers.get('content-type'), text: await answer.text() };
    return async () => {
      await client.close();
      await server.close();
    };
  });
  // Now a signal to stop is heard.
  console.log(JSON.stringify({ loaded: [...loaded].sort(), told }));
`;

let collector: Collector;
beforeEach(async () => {
  collector = await openCollector();
});
afterEach(() => collector.close());

/** What it had loaded, and its figures. */
const Printed = z.object({
  loaded: z.array(z.string()),
  told: z.object({ contentType: z.string(), text: z.string() }),
});

/** Runs the service until it has asked itself, then stops it as a supervisor would. */
async function run(variables: Record<string, string>) {
  const arguments_ = [
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '-e',
    program,
  ];
  const child = spawn(process.execPath, arguments_, {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: variables,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let printed = '';
  for await (const piece of child.stdout) {
    printed += piece;
    if (printed.endsWith('\n')) child.kill('SIGTERM');
  }
  expect(await ended).toEqual([0, null]);
  return Printed.parse(JSON.parse(printed));
}

/** The types alone, which prom-client asks whether somebody traces. */
const WITHOUT = ['@opentelemetry/api'];

test.each([
  ['no variable is set', {}],
  ['the exporter is none', { OTEL_TRACES_EXPORTER: 'none' }],
  ['the SDK is disabled', { OTEL_SDK_DISABLED: 'true' }],
])('where %s, nothing is loaded and nothing sent', async (_what, variables) => {
  const address = Object.keys(variables).length > 0 && {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  };
  const { loaded, told } = await run({ ...variables, ...address });
  expect(loaded).toEqual(WITHOUT);
  expect(told.contentType).toContain('text/plain; version=0.0.4');
  expect(told.text).not.toContain('trace_id');
  expect(collector.received).toEqual([]);
});

test('where an address is set, all spans have been sent when the process ends', async () => {
  const { loaded, told } = await run({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  expect(loaded).toContain('@opentelemetry/sdk-trace');
  const named = (name: string) => collector.spans.find((span) => span.name === name);
  const [asking, call, asked] = ['POST /asking', 'GET 127.0.0.1', 'GET /asked'].map(named);
  expect(call?.parentSpanId).toBe(asking?.spanId);
  expect(asked).toMatchObject({ service: 'sample', parentSpanId: call?.spanId });
  expect(asked?.traceId).toBe(asking?.traceId);
  expect(collector.received.join()).not.toMatch(/Igel|a token among services/);

  // Figures lead to a trace.
  expect(told.contentType).toContain('application/openmetrics-text');
  const [, exemplar] = /route="\/asked".* # \{trace_id="(\w+)"\}/.exec(told.text) ?? [];
  expect(exemplar).toBe(asked?.traceId);
});

test('a share of 0 sends nothing', async () => {
  const { told } = await run({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0',
  });
  expect(collector.spans).toEqual([]);
  // Nobody could look at such a trace.
  expect(told.text).not.toContain('trace_id');
});

test('a collector that is away holds nothing up', async () => {
  const { loaded } = await run({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  expect(loaded).toContain('@opentelemetry/sdk-trace');
});
