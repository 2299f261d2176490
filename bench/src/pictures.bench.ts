/**
 * Do pictures keep out of everybody's way, and does a whole class get its own in time? Everything is
 * on: session, gate, queue, storage, events. Each bar is a time a child waits, or a ratio
 * to a floor of the same run.
 */
import { createPainter } from '@lux/painter/create-painter.ts';
import { quantile, show } from './measuring/figures.ts';
import { openDrawingUpstream } from './pictures/drawing-upstream.ts';
import { lineArtCpu } from './pictures/line-art-cpu.ts';
import { openSystem } from './pictures/open-system.ts';
import { pdfCpu } from './pictures/pdf-cpu.ts';
import { settingsBesideWorkers, timeWish } from './pictures/settings-beside-workers.ts';
import { spawnTalkingUsers, type TalkingUser } from './talk/talking-user.ts';

const CHILDREN = 30;
const GREEDY_WISHES = 20;
const ROUNDS = 3;
const SINGLES = 20;
const COLORING = '/api/generate-coloring-page';
const ORDER = 'mutation ($input: GenerateImageInput!) { generateImage(input: $input) { jobId } }';

const drawn = await createPainter().renderColoringPage('eine Katze auf einem Baum', { seed: 7 });
if ('refusal' in drawn) throw new Error('the painter refused');

show('line art ÷ decode and encode (CPU)', await lineArtCpu(drawn.png), '≤ 2.6');
show('colouring PDF ÷ bare JPEG embed (CPU)', await pdfCpu(drawn.png), '≤ 5');

const system = await openSystem();
try {
  // One each: a child may have thirty wishes queued at most.
  const [painter, drawer] = await spawnTalkingUsers(system.url, 2);
  if (!painter || !drawer) throw new Error('no child');
  show('picture, median ms', quantile(await singles(painter), 0.5), '≤ 400');
  show('colouring page, median ms', quantile(await singles(drawer, COLORING), 0.5), '≤ 400');
  await Promise.all([painter.close(), drawer.close()]);

  const alone: number[] = [];
  const crowded: number[] = [];
  let slowest = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const times = await wholeClass();
    slowest = Math.max(slowest, ...times);
    alone.push(quantile(times, 0.5));
    crowded.push(quantile(await wholeClass(GREEDY_WISHES), 0.5));
  }
  show('30 at once, all ready, s', slowest / 1_000, '≤ 8');
  show('30 at once, median s', quantile(alone, 0.5) / 1_000, '≤ 4');
  show(
    'median behind 20 wishes of one child ÷ without',
    quantile(crowded, 0.5) / quantile(alone, 0.5),
    '≤ 1.2',
  );

  system.addWorker();
  const beside = await settingsBesideWorkers(system);
  show('GET /api/settings p99, two workers busy ÷ idle', beside.settings.ratio, '≤ 3');
  show('the same bytes from bare node:http, busy ÷ idle', beside.bare.ratio, 'none');
  for (const [who, { idleMs, busyMs }] of [
    ['settings', beside.settings],
    ['bare', beside.bare],
  ] as const) {
    console.log(`${who}: idle p99 ${idleMs.toFixed(1)} ms, busy p99 ${busyMs.toFixed(1)} ms`);
  }
  console.log(`threads of the workers at niceness: ${beside.niceness.join(', ')}`);
  console.log(`who asked at niceness: ${beside.askersNiceness} (below 0 needs root)`);
  console.log(`cores a worker kept busy: ${beside.cores.map((one) => one.toFixed(2)).join(', ')}`);
} finally {
  await system.close();
}

const upstream = await openDrawingUpstream(drawn.png);
const modelled = await openSystem({
  OPENAI_IMAGE_BASE_URL: upstream.baseUrl,
  OPENAI_IMAGE_MODEL: 'gpt-image-2.5-flare',
});
try {
  modelled.addWorker();
  const children = await spawnTalkingUsers(modelled.url, CHILDREN);
  await Promise.all(children.map((child) => timeWish(child, 'ein Drache am See', COLORING)));
  show('generations for 30 identical colouring wishes', upstream.count(), '= 1');
  await Promise.all(children.map((child) => child.close()));
} finally {
  await modelled.close();
  upstream.close();
}

async function singles(child: TalkingUser, path?: string): Promise<number[]> {
  const times: number[] = [];
  for (let wish = 0; wish < SINGLES; wish += 1) {
    times.push(await timeWish(child, `${(wish % 4) + 2} Hunde vor einem Schloss`, path));
  }
  return times;
}

/** Each child wishes for one picture at the same moment, after one has ordered some. */
async function wholeClass(greedyWishes = 0): Promise<number[]> {
  const [greedy, ...children] = await spawnTalkingUsers(system.url, CHILDREN + 1);
  for (let wish = 0; wish < greedyWishes; wish += 1) {
    const variables = { input: { prompt: 'ein grüner Drache im Wald' } };
    const answer = await greedy?.send('/graphql', { query: ORDER, variables });
    await answer?.body.dump();
  }
  const times = await Promise.all(
    children.map((child, place) => timeWish(child, `${(place % 3) + 1} Katzen im Wald`)),
  );
  // The next class begins with an empty queue.
  if (greedy && greedyWishes > 0) await timeWish(greedy, 'ein grüner Drache im Wald');
  await Promise.all([greedy, ...children].map((child) => child?.close()));
  return times;
}
