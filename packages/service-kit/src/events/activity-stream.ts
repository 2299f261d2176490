import { Activity } from '@lux/contracts/accounts/activity.ts';
import { defineEventStream } from './define-event-stream.ts';

/** The Redis stream that carries what children have achieved, from the bff and media to accounts (SPEC 3). */
export const activityStream = defineEventStream({ name: 'activities', schema: Activity });
