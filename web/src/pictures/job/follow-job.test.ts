import type { JobView } from '@lux/contracts/media/job.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildJob } from '../../testing/builders/builders.ts';
import { FakeSocket } from '../../testing/fakes/fake-socket.ts';
import { followJob, LIVE_POLL_MS, POLL_MS } from './follow-job.ts';

const socket = new FakeSocket();
const readJob = vi.fn<(jobId: string) => Promise<JobView | null>>();
const joinRoom = vi.fn<() => Promise<boolean>>();
const onView = vi.fn();
const queued = buildJob({ place: 2 });
const { jobId } = queued;
const ready = buildJob({ jobId, state: 'ready', url: '/media/x' });

beforeEach(() => {
  vi.useFakeTimers();
  socket.reset();
  onView.mockReset();
  readJob.mockReset().mockResolvedValue(queued);
  joinRoom.mockReset().mockResolvedValue(false);
});

function follow(signal = new AbortController().signal) {
  return followJob({ socket: socket.asSocket(), joinRoom, readJob }, jobId, { onView, signal });
}

test('messages move the job along until it is ready', async () => {
  const done = follow();
  socket.deliver('job.active', { jobId, kind: 'image', percent: 40 });
  socket.deliver('job.ready', { jobId, kind: 'image', url: '/media/x' });
  expect(await done).toMatchObject({ state: 'ready', url: '/media/x' });
  expect(onView.mock.calls.map(([job]) => job.state)).toEqual(['active', 'ready']);
  expect(socket.listenerCount()).toBe(0);
});

test('messages of other jobs and broken ones are ignored', () => {
  void follow();
  socket.deliver('job.ready', { jobId: buildJob().jobId, kind: 'image' });
  socket.deliver('job.ready', { jobId, kind: 'surprise' });
  expect(onView).not.toHaveBeenCalled();
});

test('without a single message the server is asked every three seconds', async () => {
  const done = follow();
  await vi.advanceTimersByTimeAsync(0);
  expect(readJob).toHaveBeenCalledTimes(1);
  readJob.mockRejectedValueOnce(new Error('offline'));
  await vi.advanceTimersByTimeAsync(POLL_MS);
  readJob.mockResolvedValue(ready);
  await vi.advanceTimersByTimeAsync(POLL_MS);
  expect(await done).toEqual(ready);
});

test('while messages reach the page the server is asked twice, then seldom', async () => {
  joinRoom.mockResolvedValue(true);
  void follow();
  await vi.advanceTimersByTimeAsync(0);
  // Once at the start, once more when nothing can be missed any longer.
  expect(readJob).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(LIVE_POLL_MS - POLL_MS);
  expect(readJob).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(POLL_MS);
  expect(readJob).toHaveBeenCalledTimes(3);
});

test('a tablet that has slept asks as soon as it is awake, whatever its socket believes', async () => {
  joinRoom.mockResolvedValue(true);
  const done = follow();
  await vi.advanceTimersByTimeAsync(0);
  // No timer runs while it sleeps, and a socket that died meanwhile has not noticed yet.
  vi.setSystemTime(Date.now() + 10 * 60_000);
  readJob.mockResolvedValue(ready);
  await vi.advanceTimersByTimeAsync(POLL_MS);
  expect(await done).toEqual(ready);
});

test('when the connection is lost the server is asked every three seconds again', async () => {
  joinRoom.mockResolvedValue(true);
  void follow();
  await vi.advanceTimersByTimeAsync(0);
  readJob.mockClear();
  socket.deliver('disconnect', 'transport close');
  await vi.advanceTimersByTimeAsync(2 * POLL_MS);
  expect(readJob).toHaveBeenCalledTimes(2);
});

test('after a reconnect the server is asked at once', async () => {
  const done = follow();
  await vi.advanceTimersByTimeAsync(0);
  readJob.mockResolvedValue(ready);
  socket.deliver('connect');
  expect(await done).toEqual(ready);
});

test('a late answer does not set the job back', async () => {
  void follow();
  socket.deliver('job.active', { jobId, kind: 'image', percent: 40 });
  await vi.advanceTimersByTimeAsync(0);
  expect(onView.mock.calls.map(([job]) => job.state)).toEqual(['active']);
});

test('a job the server does not know ends with nothing', async () => {
  readJob.mockResolvedValue(null);
  expect(await follow()).toBeNull();
});

test('a screen that is gone already watches nothing', async () => {
  expect(await follow(AbortSignal.abort())).toBeNull();
  expect(socket.listenerCount()).toBe(0);
});

test('leaving the screen ends the watch', async () => {
  const screen = new AbortController();
  const done = follow(screen.signal);
  screen.abort();
  expect(await done).toBeNull();
  expect(socket.listenerCount()).toBe(0);
});
