import type { RecordedEvent, RequestCompletedEvent } from '@lux/contracts/analytics/events.ts';
import type { AnalyticsRequest } from '@lux/contracts/analytics/request.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, test } from 'vitest';
import { takeEvents } from '../requests/take-events.consumer.ts';
import { createRequestCounter } from '../statistics/create-request-counter.ts';
import { buildRequest } from '../testing/build-request.ts';
import { useAnalytics } from '../testing/use-analytics.ts';

const analytics = useAnalytics();

const conversationId = createId();
const fileId = createId();
const imageUrl = `/media/${fileId}`;
const said = (given: Partial<RequestCompletedEvent> = {}): RequestCompletedEvent => ({
  ...buildRequest({ prompt: 'mein Geheimnis' }),
  conversationId,
  ...given,
});
const wished = (given: Partial<AnalyticsRequest> = {}) =>
  buildRequest({ type: 'image', prompt: 'ein Geheimnis', response: null, ...given });
const settled = (requestId: string): RecordedEvent => ({
  ...{ name: 'picture.settled', requestId, imageUrl, failure: null },
});

const take = async (...events: RecordedEvent[]) =>
  takeEvents(
    { ...analytics.service.deps, counter: createRequestCounter(analytics.service.deps) },
    events,
  );
const remove = async (thing: object) =>
  analytics.service.send('POST', '/requests/word-deletions', thing);
const rows = async (): Promise<AnalyticsRequest[]> =>
  (await analytics.service.get('/requests')).json();

test('the words of a deleted conversation go, its requests and all others stay', async () => {
  const other = said({ conversationId: createId() });
  const read = said({ type: 'speech', prompt: 'Du hast gesagt: mein Geheimnis', response: null });
  await take(said(), read, other);
  expect((await remove({ conversationId })).statusCode).toBe(204);
  expect((await remove({ conversationId })).statusCode).toBe(204);
  const words = (await rows()).map(({ type, prompt, response }) => ({ type, prompt, response }));
  expect(words).toEqual(
    expect.arrayContaining([
      { type: 'text', prompt: 'gelöscht', response: 'gelöscht' },
      { type: 'speech', prompt: 'gelöscht', response: null },
      { type: 'text', prompt: 'mein Geheimnis', response: other.response },
    ]),
  );
  expect((await analytics.service.get('/stats')).json()).toMatchObject({ total: 3 });
  expect(JSON.stringify(await rows())).not.toContain('conversationId');
});

test('words that come after the deletion are neither stored nor shown', async () => {
  await remove({ conversationId });
  const late = said();
  await take(late);
  expect(await rows()).toMatchObject([{ id: late.id, prompt: 'gelöscht', response: 'gelöscht' }]);
  await waitFor(() => analytics.service.countPushes(late.id) === 1);
  expect(analytics.service.countPushes('mein Geheimnis')).toBe(0);
});

test('where a deletion failed half-way, what is said later keeps its words', async () => {
  await remove({ conversationId });
  const later = said({ timestamp: new Date(Date.now() + 5 * 60_000).toISOString() });
  await take(later);
  expect(await rows()).toMatchObject([{ id: later.id, prompt: 'mein Geheimnis' }]);
  await remove({ conversationId });
  expect(await rows()).toMatchObject([{ id: later.id, prompt: 'gelöscht' }]);
});

const gone = { prompt: 'gelöscht', response: null, imageUrl: null };
const request = wished();
test.each([
  ['picture, request, deletion', () => [settled(request.id)], () => [request], () => []],
  ['request, deletion, picture', () => [request], () => [], () => [settled(request.id)]],
  ['picture, deletion, request', () => [settled(request.id)], () => [], () => [request]],
  ['deletion, request, picture', () => [], () => [], () => [request, settled(request.id)]],
])('a deleted picture loses its wish in any order: %s', async (_order, first, second, third) => {
  await take(...first());
  await take(...second());
  await remove({ fileId });
  await take(...third());
  // Delivered again, nothing comes back.
  await take(request, settled(request.id));
  expect(await rows()).toMatchObject([{ id: request.id, ...gone }]);
});

test('an awaited picture loses its wish, too, and admins see it at once', async () => {
  const awaited = wished({ imageUrl });
  await take(awaited);
  await waitFor(() => analytics.service.countPushes(awaited.id) === 1);
  await remove({ fileId });
  expect(await rows()).toMatchObject([gone]);
  await waitFor(() => analytics.service.countPushes(awaited.id) === 2);
});

test('an open call for help keeps its words until somebody has seen to it', async () => {
  const call = said({ safety: 'crisis', prompt: 'Papa schlägt mich' });
  await take(call);
  await remove({ conversationId });
  expect(await rows()).toMatchObject([{ prompt: 'Papa schlägt mich' }]);
  await analytics.service.send('PATCH', `/requests/${call.id}/handled`, { by: 'chefin' });
  expect(await rows()).toMatchObject([{ prompt: 'gelöscht', handled: { by: 'chefin' } }]);
});

test('words that nobody has looked at in time go, too', async () => {
  await take(said({ safety: 'crisis' }));
  await remove({ conversationId });
  await analytics.service.deps.requests.forgetWords(new Date(Date.now() - 1_000));
  expect(await rows()).toMatchObject([{ prompt: 'mein Geheimnis' }]);
  await analytics.service.deps.requests.forgetWords(new Date(Date.now() + 1_000));
  expect(await rows()).toMatchObject([{ prompt: 'gelöscht' }]);
});
