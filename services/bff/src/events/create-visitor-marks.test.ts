import { createId } from '@lux/service-kit/secrets.ts';
import { expect, test } from 'vitest';
import { createVisitorMarks } from './create-visitor-marks.ts';

const token = 'mias-browser-token';
const marks = createVisitorMarks('a secret for sessions');
const visitor = { userId: null, visitorTokens: [token, 'an-older-token-of-it'] };
const user = { userId: 'mia', visitorTokens: [token] };

test('a child without login has the mark of its browser, the same each time', () => {
  const mark = marks.ofSession(visitor);
  expect(mark).toMatch(/^[A-Za-z0-9_-]{16}$/);
  expect(marks.ofSession({ ...visitor, visitorTokens: [token] })).toBe(mark);
  expect(marks.ofSession({ userId: null, visitorTokens: [] })).toBeNull();
});

test('a user has a mark of their own on every device, and none of the device', () => {
  const mark = marks.ofSession(user);
  expect(mark).toBe(marks.ofUser('mia'));
  expect(marks.ofSession({ userId: 'mia', visitorTokens: ['another-browser-token'] })).toBe(mark);
  expect(mark).not.toBe(marks.ofSession(visitor));
});

test('who knows tokens but not the secret cannot tell whose mark it is', () => {
  const elsewhere = createVisitorMarks('another secret for sessions');
  expect(elsewhere.ofSession(visitor)).not.toBe(marks.ofSession(visitor));
});

test('a visitor is looked for under all marks there are of them, a user under no tablet’s alone', () => {
  const people = marks.peopleOf(visitor);
  expect(people.userId).toBeNull();
  expect(people.visitorMarks).toHaveLength(4);
  expect(people.visitorMarks).toContain(marks.ofSession(visitor));
  expect(people.visitorMarks).not.toContain(marks.ofUser('mia'));
  expect(marks.peopleOf({ userId: 'mia', visitorTokens: [] })).toEqual({
    userId: 'mia',
    visitorMarks: [marks.ofUser('mia')],
  });
});

test('a seat is looked for alone, whoever else this tablet knows', () => {
  const place = { lessonId: createId(), placeId: createId(), seatId: createId() };
  expect(marks.peopleOf({ userId: 'mia', visitorTokens: ['a-browser-token-1'], place })).toEqual({
    userId: null,
    visitorMarks: [],
    seatIds: [place.seatId],
  });
});
