import { User } from '@lux/contracts/accounts/user.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { z } from 'zod';
import type { FuzzedSession } from './fuzzed-session.ts';

type Known = Record<string, string>;

const LONG_AGO = '2020-01-01T00:00:00.000Z';
const FAR_AHEAD = '2090-01-01T00:00:00.000Z';

const Id = z.object({ id: z.string() });
const Job = z.object({ jobId: z.string(), url: z.string().optional() });
const Ids = z.array(Id).min(1);

/**
 * Real things of a session, by the names of the fields in which a call may name them, so that calls
 * reach what lies behind "not found".
 */
export async function findKnownValues(
  session: FuzzedSession,
  path: string,
  dashboardPassword: string,
): Promise<Known> {
  const { password, visitorToken } = session;
  const own = { visitorToken };
  if (path === '/api/admin/settings') return { ...own, openAiApiKey: '', elevenlabsApiKey: '' };
  if (path === '/api/login') {
    // Not its own account, as too many wrong passwords would close it.
    const { username: other } = await registerOther(session);
    return { ...own, username: other, password };
  }
  if (path === '/api/dashboard/login') return { password: dashboardPassword };
  if (path.startsWith('/api/conversations/')) return { ...own, ...(await startTalk(session)) };
  if (path.startsWith('/api/speech/')) return { key: await sayHallo(session) };
  if (path.startsWith('/api/stickers/') || path === '/api/user/stickers') {
    const [sticker] = Ids.parse(await session.expect('GET', '/api/stickers'));
    return { id: sticker?.id ?? '', stickerId: sticker?.id ?? '' };
  }
  if (path.startsWith('/api/analytics/requests/')) {
    const list = '/api/analytics/requests?limit=1';
    const [request] = await waitFor(async () => Ids.parse(await session.expect('GET', list)), {
      what: 'a request that is recorded',
      timeoutMs: 20_000,
    });
    return { id: request?.id ?? '' };
  }
  if (/pictures\/\{|jobs\/\{|print|create-pdf|download-image/.test(path)) {
    return { ...own, ...(await paint(session, path)) };
  }
  if (path.startsWith('/api/analytics/users/')) {
    const { id } = await registerOther(session);
    return { id };
  }
  // Most exports of a long run hold little, or they would take all of its time.
  if (path.includes('/exports/')) return { from: FAR_AHEAD, to: LONG_AGO };
  return own;
}

async function registerOther(session: FuzzedSession) {
  const body = { username: `${session.username}-b`, password: session.password };
  return User.parse(await session.expect('POST', '/api/register', body));
}

async function startTalk(session: FuzzedSession): Promise<Known> {
  const { visitorToken } = session;
  return Id.parse(await session.expect('POST', '/api/conversations', { visitorToken }));
}

async function sayHallo(session: FuzzedSession): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ text: 'Hallo' });
  const answer = await session.send({ method: 'POST', path: '/api/speech', headers, body });
  return /[\w-]{43}/.exec([...answer.headers.values()].join(' '))?.[0] ?? '';
}

async function paint(session: FuzzedSession, path: string): Promise<Known> {
  const headers = { 'content-type': 'application/json', prefer: 'respond-async' };
  const body = JSON.stringify({ prompt: 'ein roter Hund', visitorToken: session.visitorToken });
  const ordered = await session.send({
    method: 'POST',
    path: '/api/generate-image',
    headers,
    body,
  });
  const { jobId } = Job.parse(JSON.parse(ordered.text));
  const isOfJob = path.includes('jobs/{');
  if (isOfJob) return { id: jobId };
  const url = await waitFor(
    async () => Job.parse(await session.expect('GET', `/api/jobs/${jobId}`)).url,
    { timeoutMs: 60_000, what: 'a picture' },
  );
  const file = url.slice('/media/'.length);
  return { id: file, fileIds: file, pictureId: file, imageUrl: url };
}
