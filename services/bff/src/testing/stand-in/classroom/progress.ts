import type {
  ClassProgress,
  Garden,
  PracticeOfAreas,
  SeatProgress,
} from '@lux/contracts/classroom/progress.ts';
import type { Server } from '@lux/service-kit/server/create-server.ts';
import { z } from 'zod';
import { missing, type School, seatOf, Which } from './create-school.ts';

/** A child that has been asked 8 + 5 three times, and was right once. */
const task = {
  ...{ task: 'math:8+5', family: 'over-10', label: '8 + 5', seen: 3, right: 1, seconds: 7.5 },
  ...{ sureness: 'unsure' as const, lastAt: new Date(0).toISOString() },
};
const family = { id: 'over-10', area: 'math' as const, label: 'Über den Zehner' };
const sentence = 'Über den Zehner: noch unsicher bei 8 + 5';

const glanceOf = (seatId: string) => ({
  seat: seatOf(seatId),
  ...{ answers: 3, lastAt: task.lastAt, nextStep: sentence, wordsPerMinute: 42, shareRead: 0.9 },
  families: [{ id: family.id, seen: 3, right: 1, seconds: 7.5, sureness: task.sureness }],
  unsure: [{ family: family.id, label: family.label, tasks: [task], sentence }],
});

/** What children can do, of every seat the same. */
export function standInProgress(server: Server, { classOf }: School): void {
  server.get(
    '/classes/:id/progress',
    { schema: { params: Which } },
    async (request): Promise<ClassProgress> => {
      const { seats } = classOf(request, request.params.id);
      return { families: [family], seats: seats.map(({ id }) => glanceOf(id)) };
    },
  );
  server.get(
    '/classes/:id/progress/:seatId',
    { schema: { params: Which.extend({ seatId: z.string() }) } },
    async (request): Promise<SeatProgress> => {
      const { id, seatId } = request.params;
      const { seats } = classOf(request, id);
      if (!seats.some((seat) => seat.id === seatId)) throw missing('SEAT');
      return { ...glanceOf(seatId), familyNames: [family], tasks: [task], readings: [] };
    },
  );
  server.get(
    '/garden',
    async (): Promise<Garden> => ({ plants: [{ ...family, stage: 'sprout' }] }),
  );
  server.get(
    '/practice/:area',
    async (): Promise<PracticeOfAreas> => ({
      ...{ tasks: ['math:8+5'], known: ['math:8+5'], isFixed: false },
      ...{ knownFamilies: ['over-10'], settled: [], untried: [] },
    }),
  );
}
