import type { Material } from '@lux/contracts/classroom/material.ts';
import { idOf } from './build-classroom.ts';

/** A quiz of one question, its teacher's own, unless said otherwise. */
export function buildMaterial(name: string, overrides: Partial<Material> = {}): Material {
  return {
    id: idOf(name),
    kind: 'quiz',
    title: `Quiz ${name}`,
    ageGroup: 'small',
    size: 1,
    isShared: false,
    isOwn: true,
    author: 'frau.wolf',
    updatedAt: '2026-11-20T08:00:00.000Z',
    body: {
      questions: [
        { question: 'Was frisst ein Igel?', options: ['Käfer', 'Steine'], correctAnswer: 0 },
      ],
    },
    ...overrides,
  };
}
