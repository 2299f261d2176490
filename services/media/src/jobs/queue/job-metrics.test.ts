import { useEngines } from '@lux/test-kit/test-engines.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openMedia } from '../../testing/open-media.ts';

const engines = useEngines();

test('the figures say how many wishes wait', async () => {
  const media = await openMedia(engines);
  onTestFinished(() => media.close());
  await media.order('visitor:mia-mia-mia', 'ein Drache');
  await media.order('visitor:ben-ben-ben', 'ein Hund');
  const { body } = await media.app.inject('/metrics');
  expect(body).toContain('job_records{state="queued",service="media"} 2');
  expect(body).toContain('job_records{state="active",service="media"} 0');
});
