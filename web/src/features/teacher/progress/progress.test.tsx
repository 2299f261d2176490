// @vitest-environment happy-dom
import type { ClassProgress, SeatProgress } from '@lux/contracts/classroom/progress.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildClass, classId } from '../../../testing/builders/build-classroom.ts';
import { openTeacherScreen } from '../../../testing/screens/teacher-screen.ts';

const [seat, other] = buildClass().seats;
if (!seat || !other) throw new Error('a class has seats');
const nameOf = ({ id, sign, label }: typeof seat) => ({ id, sign, label });
const lastAt = '2026-11-20T08:30:00.000Z';
const family = { id: 'over-10', area: 'math' as const, label: 'Über den Zehner' };
const counts = { seen: 9, right: 4, seconds: 7.5, sureness: 'unsure' as const };
const task = { task: 'math:8+5', family: 'over-10', label: '8 + 5', ...counts, lastAt };
const sentence = 'Über den Zehner: noch unsicher bei 8 + 5';
const glance: ClassProgress['seats'][number] = {
  seat: nameOf(seat),
  ...{ answers: 9, lastAt, nextStep: sentence, wordsPerMinute: null, shareRead: null },
  families: [{ id: 'over-10', ...counts }],
  unsure: [{ family: 'over-10', label: family.label, tasks: [task], sentence }],
};
const nothing = {
  seat: nameOf(other),
  ...{ answers: 0, lastAt: null, nextStep: null, wordsPerMinute: null, shareRead: null },
  ...{ families: [], unsure: [] },
};
const progress: ClassProgress = { families: [family], seats: [glance, nothing] };
const depth: SeatProgress = {
  ...glance,
  familyNames: [family],
  tasks: [task],
  readings: [
    {
      task: 'reading:sentence-001',
      at: lastAt,
      isRight: true,
      wordsPerMinute: 48,
      shareRead: 0.92,
    },
  ],
};

const path = `/api/classes/${classId}/progress`;
const open = (search: string, answer: ClassProgress = progress) =>
  openTeacherScreen(
    `/lehrkraft/klassen/${classId}?bereich=lernstand${search}`,
    {},
    {
      [`GET ${path}`]: { json: answer },
      [`GET ${path}/${seat.id}`]: { json: depth },
    },
  );

test('a teacher sees who needs what next, and a map told by word and number', async () => {
  await open('');
  const link = await screen.findByRole('link', { name: /Blauer Igel.*noch unsicher bei 8 \+ 5/ });
  expect(link.getAttribute('href')).toContain(`platz=${seat.id}`);
  expect(screen.getByText('Noch nichts geübt')).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Rechnen' }));
  const row = screen.getByRole('row', { name: /Blauer Igel/ });
  expect(within(row).getByRole('cell').textContent).toBe('noch unsicher4/ von 9');
  const empty = screen.getByRole('row', { name: /Roter Fuchs/ });
  expect(within(empty).getByRole('cell').textContent).toBe('noch nicht geübt');
  const table = screen.getByRole('link', { name: 'Tabelle (CSV)' });
  expect(table.getAttribute('href')).toBe(`${path}?format=csv`);
});

test('one child in depth has its tasks and its readings', async () => {
  await open(`&platz=${seat.id}`);
  const own = await screen.findByRole('region', { name: 'Lernstand: Blauer Igel' });
  expect(within(own).getByText(sentence)).toBeDefined();
  expect(within(own).getByText('4 von 9 richtig, im Schnitt 7,5 s')).toBeDefined();
  expect(within(own).getByText('48')).toBeDefined();
  expect(within(own).getByText('92 %')).toBeDefined();
});

test('while nothing was practised, the screen says how it fills', async () => {
  await open('', { families: [], seats: [] });
  expect(await screen.findByText('Noch nichts geübt')).toBeDefined();
});
