import type { LuxMood } from '../../components/lux-mood.ts';

/** SPEC 2: press and describe, press to end, creating, speaking. */
export type DescribePhase = 'idle' | 'listening' | 'painting' | 'speaking';

export const describeMoods: Record<DescribePhase, LuxMood> = {
  idle: 'idle',
  listening: 'listening',
  painting: 'thinking',
  speaking: 'speaking',
};
