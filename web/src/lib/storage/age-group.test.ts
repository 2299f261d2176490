// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { keptAgeGroup } from './age-group.ts';

test('the age group told last is kept; what somebody else wrote there is none', () => {
  expect(keptAgeGroup.read()).toBeUndefined();
  keptAgeGroup.note('small');
  keptAgeGroup.note('medium');
  expect(keptAgeGroup.read()).toBe('medium');
  localStorage.setItem('ageGroup', '{"medium"');
  expect(keptAgeGroup.read()).toBeUndefined();
});
