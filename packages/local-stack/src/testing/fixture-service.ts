import { appendFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { inheritedEnv } from '../config.ts';

/*
 * Stands in for any service: imported by each script of `createFixtureRoot`. It answers `/readyz`,
 * shows its environment under `/env`, and notes in STOP_LOG when it is asked to end.
 */
const env = inheritedEnv();
const { PORT, HOST, LISTEN, STOP_LOG = '' } = env;
const name = process.argv[1]?.replace(/.*services\/(.*)\/src\/(.*)\.ts$/, '$1 $2');

const answer: RequestListener = (request, response) => {
  response.setHeader('content-type', 'application/json');
  if (request.url === '/env') return response.end(JSON.stringify(env));
  if (request.url === '/warn') console.log(JSON.stringify({ level: 40, msg: `${name} warns` }));
  response.end(JSON.stringify({ isReady: true, checks: {}, tiers: { text: 'built-in' } }));
};
if (name === 'bff main') createServer(answer).listen(Number(PORT), HOST);
const socket = LISTEN?.replace('unix:', '') ?? '';
rmSync(socket, { force: true });
createServer(answer).listen(socket);

process.on('SIGTERM', () => {
  if (STOP_LOG) appendFileSync(STOP_LOG, `${name}\n`);
  process.exit(0);
});
