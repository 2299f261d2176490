import { Gauge, Histogram, type Registry } from 'prom-client';
import type { LessonRecord, LessonStore } from '../lessons/lesson.store.ts';

/** Figures of lessons, and of what has to go after them. */
export function createClearingMetrics(metrics: Registry, lessons: LessonStore) {
  new Gauge({
    name: 'lessons_running',
    help: 'Lessons that children can be in now',
    registers: [metrics],
    async collect() {
      this.set((await lessons.listRunning()).length);
    },
  });
  new Gauge({
    name: 'lessons_uncleared_age_seconds',
    help: 'Since when the oldest lesson that is over waits to be cleared everywhere; 0: none waits',
    registers: [metrics],
    async collect() {
      const { oldest } = await lessons.waitingToBeCleared();
      this.set(oldest ? (Date.now() - oldest.getTime()) / 1_000 : 0);
    },
  });
  const clearing = new Histogram({
    name: 'lesson_clearing_seconds',
    help: 'Time from the end of a lesson until everything that should go was gone',
    buckets: [1, 5, 15, 30, 45, 60, 120, 600, 3_600],
    registers: [metrics],
  });
  return {
    cleared: ({ endsAt }: LessonRecord) =>
      clearing.observe(Math.max(0, Date.now() - endsAt.getTime()) / 1_000),
  };
}
