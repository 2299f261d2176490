import { expect, test } from 'vitest';
import { chooseTracing, TracingEnvironment } from './choose-tracing.ts';
import { parseEnvironment } from './parse-environment.ts';

const choose = (variables: Record<string, string>) =>
  chooseTracing('games', parseEnvironment(TracingEnvironment, variables));

test.each<[Record<string, string>, string | null]>([
  [{}, null],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, null],
  [{ OTEL_SERVICE_NAME: 'lux' }, null],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }, 'http://collector:4318/v1/traces'],
  [{ OTEL_TRACES_EXPORTER: 'otlp' }, 'http://localhost:4318/v1/traces'],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://one/in' }, 'https://one/in'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://one', OTEL_TRACES_EXPORTER: 'none' }, null],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://one', OTEL_SDK_DISABLED: 'true' }, null],
])('%o sends traces to %s', (variables, url) => {
  expect(choose(variables)?.url ?? null).toBe(url);
});

test('a name of its own wins over the process’s', () => {
  const on = { OTEL_TRACES_EXPORTER: 'console' };
  expect(choose(on)).toMatchObject({ service: 'games', exporter: 'console' });
  expect(choose({ ...on, OTEL_SERVICE_NAME: 'mine' })).toMatchObject({ service: 'mine' });
});

test.each([
  ['OTEL_TRACES_EXPORTER', 'zipkin'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '7'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://collector:4317'],
])('%s=%s stops the start, which names it', (name, value) => {
  expect(() => choose({ [name]: value })).toThrow(name);
});
