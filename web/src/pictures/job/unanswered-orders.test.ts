// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withOrderId } from './unanswered-orders.ts';

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const send = (answer: () => Promise<string> = async () => 'job') =>
  vi.fn<(orderId: string) => Promise<string>>(answer);

const page = () => import('./unanswered-orders.ts');

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

test('an order without an answer goes out again under the same id', async () => {
  const first = send(lost);
  const second = send();
  await expect(withOrderId(['image', 'ein Drache'], first)).rejects.toThrow('Failed to fetch');
  expect(await withOrderId(['image', 'ein Drache'], second)).toBe('job');
  expect(second.mock.calls).toEqual(first.mock.calls);
  expect(first.mock.calls[0]?.[0]).toMatch(/^[\w-]{22}$/);
});

test('once it is answered the same wish is a new order', async () => {
  const first = send();
  const second = send();
  await withOrderId(['image', 'ein Hund'], first);
  await withOrderId(['image', 'ein Hund'], second);
  expect(second.mock.calls).not.toEqual(first.mock.calls);
});

test('another wish, or the same for something else, is another order', async () => {
  const sent = [send(lost), send(lost), send(lost)];
  const orders = [
    ['image', 'eine Katze'],
    ['image', 'ein Esel'],
    ['coloring', 'eine Katze'],
  ];
  for (const [index, order] of orders.entries()) {
    await expect(withOrderId(order, sent[index] ?? send())).rejects.toThrow();
  }
  expect(new Set(sent.map(({ mock }) => mock.calls[0]?.[0])).size).toBe(3);
});

test('two at once are one order', async () => {
  const both = [send(), send()];
  await Promise.all(both.map((one) => withOrderId(['image', 'ein Igel'], one)));
  expect(both[0]?.mock.calls).toEqual(both[1]?.mock.calls);
});

test('also after the page was loaded anew', async () => {
  const first = send(lost);
  const second = send();
  await expect(withOrderId(['image', 'ein Fuchs'], first)).rejects.toThrow();
  vi.resetModules();
  const again = await page();
  await again.withOrderId(['image', 'ein Fuchs'], second);
  expect(second.mock.calls).toEqual(first.mock.calls);
});

test('who wishes for the same an hour later means another one', async () => {
  vi.useFakeTimers();
  const first = send(lost);
  const second = send();
  await expect(withOrderId(['image', 'ein Bär'], first)).rejects.toThrow();
  vi.advanceTimersByTime(60 * 60 * 1000);
  await withOrderId(['image', 'ein Bär'], second);
  expect(second.mock.calls).not.toEqual(first.mock.calls);
});
