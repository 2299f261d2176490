import { checkText } from '@lux/child-safety/check-text.ts';
import { expect, test } from 'vitest';
import { createBuiltInTeacher } from './create-built-in-teacher.ts';

const { answer } = createBuiltInTeacher({ now: () => new Date('2026-06-16T12:30:00Z') });

test.each(['ich bin fertig mit der welt', 'ich fühl gar nichts mehr'])(
  'where a call for help is suspected nothing light is said: %s',
  (said) => {
    const verdict = checkText(said);
    const concern = verdict.verdict === 'ok' ? verdict.concern : undefined;
    expect(concern).toBeDefined();
    expect(answer(said, { assistantName: 'LUX', history: [], concern })).toMatch(/116 111/);
  },
);
