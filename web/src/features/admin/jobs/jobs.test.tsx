// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { variablesOf } from '../../../testing/fakes/serve-graphql.ts';
import { openDashboard } from '../../../testing/screens/open-dashboard.ts';

test('a failed job shows its reason and can be tried again', async () => {
  const job = {
    jobId: 'j1',
    kind: 'image',
    state: 'failed',
    prompt: 'ein Drache',
    createdAt: '2025-03-09T10:00:00.000Z',
    finishedAt: null,
    starts: 3,
    reason: 'PROVIDER_FAILED',
    message: 'Das Bild konnte nicht generiert werden.',
  };
  const stub = await openDashboard('auftraege', {
    WatchedJobs: {
      data: { jobCounts: { queued: 0, active: 0, failed: 1 }, watchedJobs: [job] },
    },
    RetryJob: { data: { retryJob: { jobId: 'j1' } } },
  });
  expect(await screen.findByText(/Der KI-Anbieter hat nicht/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  await waitFor(() => expect(variablesOf(stub, 'RetryJob')).toEqual([{ jobId: 'j1' }]));
});
