import type { Board, BoardChange } from '@lux/contracts/classroom/board.ts';
import type { Lesson } from '@lux/contracts/classroom/lesson.ts';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { type ServerClock, setClock } from '../clock/server-clock.ts';
import { lessonApi } from '../lesson-api.ts';
import { asApiError } from '../use-loaded.ts';
import { withChange } from './board-state.ts';
import { useLessonRoom } from './use-lesson-room.ts';

/** How often the board is asked for while its messages do not reach us. */
const POLL_MS = 3_000;
/** And while they do: one may be lost, and nobody tells what another teacher has set. */
const LIVE_POLL_MS = 30_000;

interface Shown {
  board: Board;
  clock: ServerClock;
}

/**
 * A lesson's board, live. A message is a hint, the answer to a question is the truth: it is asked
 * for after every connect, when the tablet wakes up, and every now and then.
 */
export function useBoard(lessonId: string) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const asked = useRef({ count: 0, atMs: 0 });
  /** Messages that came while a question was on its way: its answer may be older. */
  const heard = useRef<BoardChange[]>([]);

  const reload = useCallback(async () => {
    const mine = ++asked.current.count;
    asked.current.atMs = performance.now();
    heard.current = [];
    try {
      const { board, saidAtMs } = await lessonApi.readBoard(lessonId);
      if (mine !== asked.current.count) return;
      const newest = heard.current.reduce(withChange, board);
      setShown((before) => ({ board: newest, clock: setClock(before?.clock ?? null, saidAtMs) }));
      setFailure(null);
    } catch (error) {
      if (mine === asked.current.count) setFailure(asApiError(error));
    }
  }, [lessonId]);

  const { isLive } = useLessonRoom({
    lessonId,
    onEntered: () => void reload(),
    onChange(change) {
      heard.current.push(change);
      setShown((before) => before && { ...before, board: withChange(before.board, change) });
    },
  });

  const reloadIfDue = useEffectEvent(() => {
    const isOver = shown?.board.lesson.isOver ?? false;
    const endsAtMs = Date.parse(shown?.board.lesson.endsAt ?? '');
    // By the server's clock it has ended: the server says so, too, when it is asked.
    const isEnding = shown !== null && !isOver && shown.clock.nowMs() >= endsAtMs;
    const isGone = failure?.status === 404;
    const waitMs = isLive && !isEnding ? LIVE_POLL_MS : POLL_MS;
    if (isOver || isGone || document.hidden) return;
    if (performance.now() - asked.current.atMs >= waitMs - 50) void reload();
  });

  useEffect(() => {
    void reload();
    const wake = () => {
      if (!document.hidden) void reload();
    };
    const poll = setInterval(() => reloadIfDue(), POLL_MS);
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('online', wake);
    return () => {
      asked.current.count += 1;
      clearInterval(poll);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
    };
  }, [reload]);

  /** What an action has answered with; answers on their way to earlier questions are dropped. */
  const putLesson = useCallback((lesson: Lesson) => {
    asked.current.count += 1;
    setShown((before) => before && { ...before, board: { ...before.board, lesson } });
  }, []);

  return { shown, failure, isLive, reload, putLesson };
}
