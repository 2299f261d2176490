import { alertIdOf } from '@lux/service-kit/events/alert-id.ts';
import { createId } from '@lux/service-kit/secrets.ts';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createBoardTeller } from '../lesson/create-board-teller.ts';
import { settleRequestOf } from './settle-request.ts';

const request = { id: 'this-request', log: pino({ level: 'silent' }) };

function openAnalytics(isAway = false) {
  const at = '2026-05-04T08:00:00.000Z';
  const handled: string[] = [];
  const alert = {
    ...{ id: 'alert-1', raisedAt: at, lastAt: at, count: 2, dangers: [], lookBy: at },
    ...{
      requestIds: ['request-2', 'request-1'],
      toldAt: null,
      failure: null,
      secondToldAt: null,
      secondFailure: null,
      handled: null,
    },
  };
  const analytics = {
    listAlerts: async () => {
      if (isAway) throw new Error('away');
      return {
        ...{ open: [alert], handled: [], isAnybodyTold: true },
        ...{ responsible: '', lookWithinMinutes: 30, procedure: '' },
      };
    },
    markHandled: async (_requestId: string, id: string, by: string) => {
      handled.push(`${id} by ${by}`);
      throw new Error('the answer is not looked at');
    },
  };
  return { analytics, handled };
}

/** The id under which a board is told of what this request said. */
function signOf(requestId: string): string {
  const told: string[] = [];
  const teller = createBoardTeller({
    publish: () => {},
    append: async ({ id }) => void told.push(id),
  });
  const place = { lessonId: createId(), placeId: createId(), seatId: null };
  teller.worried({ request: { id: requestId }, place }, 'Papa schlägt mich');
  return told[0] ?? '';
}

test('what a teacher has seen on the board is handled, so that e-mails about it end', async () => {
  const { analytics, handled } = openAnalytics();
  const alertId = alertIdOf(signOf('request-1'));
  await settleRequestOf(analytics, request, { alertId, username: 'frau-sommer' });
  expect(handled).toEqual(['request-1 by frau-sommer']);
});

test('a sign that nobody is told of any more, or analytics away, is no failure', async () => {
  const { analytics, handled } = openAnalytics();
  await settleRequestOf(analytics, request, { alertId: alertIdOf('other'), username: 'x' });
  const away = openAnalytics(true);
  const alertId = alertIdOf(signOf('request-1'));
  await settleRequestOf(away.analytics, request, { alertId, username: 'x' });
  expect([...handled, ...away.handled]).toEqual([]);
});
