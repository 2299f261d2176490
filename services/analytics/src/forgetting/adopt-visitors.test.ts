import { waitFor } from '@lux/test-kit/wait-for.ts';
import { expect, test } from 'vitest';
import { buildRequest } from '../testing/build-request.ts';
import { useAnalytics } from '../testing/use-analytics.ts';

const analytics = useAnalytics();
const tablet = 'mark-of-a-tablet';
const markOf = { mia: 'the-mark-of-mia-', ben: 'the-mark-of-ben-' };

const adopt = async (userId: keyof typeof markOf) =>
  analytics.service.send('POST', '/requests/adoptions', {
    visitorMarks: [tablet, 'old-mark-of-this'],
    userId,
    userMark: markOf[userId],
  });
const forget = async (people: { visitorMarks?: string[]; userId?: string | null }) =>
  analytics.service.send('POST', '/requests/forgettings', {
    visitorMarks: [],
    userId: null,
    ...people,
  });
const read = async (id: string) => (await analytics.service.get(`/requests/${id}`)).json();
const said = (given: object = {}) => buildRequest({ visitorToken: tablet, ...given });

test('what a visitor said belongs to the account they make, stored or under way', async () => {
  const stored = said();
  const underWay = said();
  const older = said({ visitorToken: 'old-mark-of-this' });
  const others = [said({ userId: 'ben', visitorToken: markOf.ben }), buildRequest()] as const;
  await analytics.service.store([stored, older, ...others]);
  await analytics.service.emit([underWay]);
  expect((await adopt('mia')).statusCode).toBe(204);
  await analytics.consume();

  const owned = { userId: 'mia', visitorToken: markOf.mia };
  for (const one of [stored, older, underWay]) {
    expect(await read(one.id)).toEqual({ ...one, ...owned });
  }
  for (const one of others) expect(await read(one.id)).toEqual(one);
  await waitFor(() => analytics.service.countPushes(underWay.id) === 1);
  expect(analytics.service.countPushes(tablet)).toBe(0);
});

test('deleting the account removes what was said before it, under way as well', async () => {
  const stored = said({ prompt: 'Vor dem Konto gesagt' });
  const underWay = said({ prompt: 'Vor dem Konto gesagt' });
  await analytics.service.store([stored]);
  await analytics.service.emit([underWay]);
  await adopt('mia');
  await forget({ userId: 'mia' });
  await analytics.consume();

  const gone = { userId: null, visitorToken: null, prompt: null };
  expect(await read(stored.id)).toMatchObject(gone);
  expect(await read(underWay.id)).toMatchObject(gone);
  expect(analytics.service.countPushes('Vor dem Konto gesagt')).toBe(0);
  // Nothing says any more whose tablet it was.
  const notes = await analytics.service.deps.mongo.connection
    .collection('adoptions')
    .find()
    .toArray();
  expect(notes).toEqual([]);
});

test('on a tablet that goes from hand to hand each keeps what was theirs', async () => {
  const mine = said({ timestamp: new Date(Date.now() - 1_000).toISOString() });
  await analytics.service.emit([mine]);
  await adopt('mia');
  await waitFor(() => Date.now() > Date.parse(mine.timestamp) + 1_001);
  await adopt('ben');
  const later = said({ timestamp: new Date(Date.now() + 60_000).toISOString() });
  await analytics.service.emit([later]);
  await analytics.consume();
  expect(await read(mine.id)).toMatchObject({ userId: 'mia' });
  expect(await read(later.id)).toEqual(later);
});
