import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { LuxSocket } from '../../../lib/api/socket.ts';
import { lessonRuntime } from '../lesson-runtime.ts';
import { lessonAtom } from '../lesson-state.ts';

/** How often the server is asked while its messages do not reach us, and while they do. */
const POLL_MS = 5_000;
const LIVE_POLL_MS = 30_000;
/** A lesson that was longer than this device thought is asked about again, not sooner. */
const AT_LEAST_MS = 1_000;

const loadSocket = () => import('../../../lib/api/socket.ts').then((m) => m.socket());

/**
 * Keeps the lesson as the server has it: by its messages, and by asking after a reload, an outage, a
 * sleep, and when the time is up by the device's own count.
 */
export function useLessonLink(): void {
  const record = useAtomValue(lessonAtom);
  const isOver = record === null;
  const endsAtMs = record?.endsAtMs ?? 0;

  useEffect(() => {
    if (isOver) return;
    const timer = setTimeout(ask, Math.max(endsAtMs - Date.now(), AT_LEAST_MS));
    return () => clearTimeout(timer);
  }, [isOver, endsAtMs]);

  useEffect(() => {
    if (isOver) return;
    let socket: LuxSocket | null = null;
    let isGone = false;
    // Loading the page has asked already.
    let askedAtMs = performance.now();
    const askNow = () => {
      askedAtMs = performance.now();
      ask();
    };
    const askIfDue = () => {
      const waitMs = socket?.connected ? LIVE_POLL_MS : POLL_MS;
      if (performance.now() - askedAtMs >= waitMs) askNow();
    };
    // A pause tells the screens by the same event, and needs no question.
    const wake = (event: Event) => event.isTrusted && !document.hidden && askNow();
    loadSocket().then(
      (opened) => {
        if (isGone) return;
        socket = opened;
        opened.on('connect', askNow);
        opened.on('lesson.changed', lessonRuntime.hear);
        opened.on('lesson.ended', end);
      },
      // Without messages the server is asked more often.
      () => {},
    );
    const poll = setInterval(askIfDue, POLL_MS);
    window.addEventListener('online', askNow);
    window.addEventListener('pageshow', askNow);
    document.addEventListener('visibilitychange', wake);
    return () => {
      isGone = true;
      clearInterval(poll);
      socket?.off('connect', askNow);
      socket?.off('lesson.changed', lessonRuntime.hear);
      socket?.off('lesson.ended', end);
      window.removeEventListener('online', askNow);
      window.removeEventListener('pageshow', askNow);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [isOver]);
}

const ask = (): void => void lessonRuntime.refresh();
const end = (): void => void lessonRuntime.end();
