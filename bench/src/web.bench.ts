/**
 * How soon does a child on a slow tablet see the first screen? Largest contentful paint of `/` ÷
 * that of a static page with the same words in one paragraph, in the same type, the face of LUX and
 * the same security headers, each in a browser that knows nothing yet, with the processor slowed down
 * four times. Bars: ratio 1.8, layout shift 0.02. Once more over a slow mobile line (150 ms,
 * 1.6 Mbit/s, as Lighthouse has it), for orientation.
 */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '@lux/e2e/testing/open-browser.ts';
import { sharedCacheDir } from '@lux/local-stack/data-dir/prepare-data-dir.ts';
import { startStack } from '@lux/local-stack/start-stack.ts';
import { z } from 'zod';
import { quantile } from './measuring/figures.ts';

const RUNS = 7;
const CPU_SLOWDOWN = 4;
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const FACE = readFileSync(join(import.meta.dirname, '../../web/public/lux.svg'), 'utf8');
const TYPE_PATH = '/andika.woff2';
const TYPE = readFileSync(
  new URL(import.meta.resolve('@fontsource/andika/files/andika-latin-400-normal.woff2')),
);

const Vitals = z.object({
  firstPaintMs: z.number(),
  largestPaintMs: z.number(),
  largest: z.string(),
  layoutShift: z.number(),
  blockedMs: z.number(),
});
type Vitals = z.infer<typeof Vitals>;

/** Runs in the page before anything else. Tasks block by what they take beyond 50 ms. */
const OBSERVE = `
  window.vitals = { firstPaintMs: 0, largestPaintMs: 0, largest: '', layoutShift: 0, blockedMs: 0 };
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') vitals.firstPaintMs = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    vitals.largestPaintMs = entry.startTime;
    vitals.largest = entry.element?.tagName + ' ' + entry.element?.textContent.slice(0, 40);
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) vitals.layoutShift += entry.value;
  });
  watch('longtask', (entry) => {
    vitals.blockedMs += entry.duration - 50;
  });
`;

const dataDir = mkdtempSync(join(tmpdir(), 'lux-bench-'));
const stack = await startStack({ dataDir, port: 0, cacheDir: sharedCacheDir });
const browser = await openBrowser();
let words = '';
/** They cost a page time, too: one of them has the browser begin in a new process. */
const headers = (await fetch(stack.url, { headers: { accept: 'text/html' } })).headers;
const SHARED_HEADERS = /^(cross-origin|origin-agent|permissions|referrer|x-)/;
const sharedHeaders = [...headers].filter(([name]) => SHARED_HEADERS.test(name));
const floor = createServer((request, response) => {
  for (const [name, value] of sharedHeaders) response.setHeader(name, value);
  if (request.url === TYPE_PATH) {
    response.setHeader('content-type', 'font/woff2').end(TYPE);
    return;
  }
  const html = `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>LUX</title><link rel="preload" as="font" type="font/woff2" href="${TYPE_PATH}" crossorigin><style>@font-face{font-family:Andika;font-display:swap;src:url(${TYPE_PATH})}body{font-family:Andika,sans-serif}</style><body>${FACE}<p>${words}</p>`;
  response.setHeader('content-type', 'text/html').end(html);
}).listen(0, '127.0.0.1');
await once(floor, 'listening');
const address = floor.address();
const floorUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;

async function measure(url: string, hasSlowLine: boolean): Promise<Vitals> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'de-DE',
  });
  const page = await context.newPage();
  await page.addInitScript(OBSERVE);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  // Watching the line costs the page itself time: only where it is slowed down.
  if (hasSlowLine) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
  }
  await page.goto(url, { waitUntil: 'networkidle' });
  const vitals = Vitals.parse(await page.evaluate('vitals'));
  words ||= z.string().parse(await page.evaluate('document.body.innerText'));
  await context.close();
  return vitals;
}

const median = (values: number[]) => quantile(values, 0.5);

try {
  // The first visit warms the server up and tells the words.
  await measure(stack.url, false);
  for (const hasSlowLine of [false, true]) {
    const ours: Vitals[] = [];
    const floors: Vitals[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      ours.push(await measure(stack.url, hasSlowLine));
      floors.push(await measure(floorUrl, hasSlowLine));
    }
    const ratios = ours.map((one, run) => one.largestPaintMs / (floors[run]?.largestPaintMs ?? 1));
    const of = (name: 'firstPaintMs' | 'largestPaintMs' | 'blockedMs') =>
      `${median(ours.map((one) => one[name])).toFixed(0)} ms (static page ${median(floors.map((one) => one[name])).toFixed(0)} ms)`;
    console.log(hasSlowLine ? '\nslow mobile line' : 'fast line');
    console.log(
      `LCP ÷ static page   ${median(ratios).toFixed(2)}${hasSlowLine ? '' : '  (bar 1.8)'}`,
    );
    console.log(`LCP                 ${of('largestPaintMs')}: ${ours[0]?.largest}`);
    console.log(`FCP                 ${of('firstPaintMs')}`);
    console.log(`blocked             ${of('blockedMs')}`);
    const worstShift = Math.max(...ours.map(({ layoutShift }) => layoutShift));
    console.log(`CLS, worst          ${worstShift.toFixed(4)}  (bar 0.02)`);
  }
} finally {
  floor.close();
  await browser.close();
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
