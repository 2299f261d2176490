import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const repository = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(resolve(repository, path), 'utf8');

/** What every process shows of itself, asked of the function that all of them call. */
function defaultMetrics(): Metric[] {
  const program = `
    import { createMetrics } from '@lux/service-kit/server/metrics.ts';
    const metrics = await createMetrics('any').getMetricsAsJSON();
    console.log(JSON.stringify(metrics.map(({ name, type }) => ({ name, type }))));
    process.exit();`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: repository,
    encoding: 'utf8',
  });
  // Shown on Linux alone, where schools run LUX; macOS has no /proc.
  const onLinux = ['open_fds', 'max_fds', 'virtual_memory_bytes', 'heap_bytes'];
  return [
    ...z.array(Metric).parse(JSON.parse(printed)),
    ...onLinux.map((name) => ({ name: `process_${name}`, type: 'gauge' })),
  ];
}

/** What our code adds. */
function ownMetrics(): Metric[] {
  const files = globSync('{packages,services}/*/src/**/*.ts', { cwd: repository });
  const code = files.filter((file) => !file.endsWith('.test.ts')).map(read);
  const made = code.join('\n').matchAll(/new (Counter|Gauge|Histogram|Summary)(?:<\w+>)?\(/g);
  const named = code
    .join('\n')
    .matchAll(/new (Counter|Gauge|Histogram|Summary)(?:<\w+>)?\(\{\s*name: '(\w+)'/g);
  const metrics = [...named].map(([, type = '', name = '']) => ({
    name,
    type: type.toLowerCase(),
  }));
  expect(metrics).toHaveLength([...made].length);
  return metrics;
}

const Metric = z.object({ name: z.string(), type: z.string() });
type Metric = z.infer<typeof Metric>;

/** The names under which Prometheus knows a metric. */
const seriesOf = ({ name, type }: Metric): string[] =>
  type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name];

/** The names of metrics in a PromQL expression: what is no function, label, keyword or text. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, '');
  const words = bare.match(/\b[a-z_]\w*\b(?!\s*\()/g) ?? [];
  return words.filter((word) => !['and', 'or', 'unless'].includes(word));
}

const Dashboard = z.object({
  panels: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      gridPos: z.object({ x: z.number(), w: z.number() }),
      targets: z.array(z.object({ refId: z.string(), expr: z.string() })).default([]),
    }),
  ),
});
const dashboard = () =>
  Dashboard.parse(JSON.parse(read('deploy/monitoring/grafana-dashboard.json')));

function alertExpressions(): string[] {
  const found = read('deploy/monitoring/alerts.yml').matchAll(
    /^ {8}expr: (?:>-\n((?: {10}.*\n)+)|(.+)\n)/gm,
  );
  return [...found].map(([, folded, single]) => folded ?? single ?? '');
}

const metrics = [...defaultMetrics(), ...ownMetrics()];
/** `up` is Prometheus' own. */
const known = new Set(['up', ...metrics.flatMap(seriesOf)]);

test('the names in an expression are found, and nothing else', () => {
  const expression =
    'histogram_quantile(0.95, sum by (le) (rate(a_seconds_bucket{job=~"b.+"}[5m]))) > 1 and on (x) c == 0';
  expect(metricsIn(expression)).toEqual(['a_seconds_bucket', 'c']);
});

test('every alert rule uses metrics that exist', () => {
  const expressions = alertExpressions();
  const alerts = read('deploy/monitoring/alerts.yml').match(/- alert: /g);
  expect(expressions).toHaveLength(alerts?.length ?? 0);
  const used = expressions.map(metricsIn);
  expect(used.filter((names) => names.length === 0)).toEqual([]);
  expect(used.flat().filter((name) => !known.has(name))).toEqual([]);
});

test('every panel of the Grafana dashboard uses metrics that exist', () => {
  const expressions = dashboard().panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(expressions.length).toBeGreaterThan(20);
  const used = expressions.map(metricsIn);
  expect(used.filter((names) => names.length === 0)).toEqual([]);
  expect(used.flat().filter((name) => !known.has(name))).toEqual([]);
});

test('panels have numbers of their own and fit on the page', () => {
  const { panels } = dashboard();
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([]);
});

test('docs/OPERATIONS.md explains every metric, and none that does not exist', () => {
  const [, section = ''] = read('docs/OPERATIONS.md').split('## What each metric means');
  const rows = section.split('\n## ')[0]?.match(/^\| `[^|]+\|/gm) ?? [];
  const explained = rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const existing = [...new Set(metrics.map(({ name }) => name))];
  expect(explained.toSorted()).toEqual(existing.toSorted());
});
