import type { z } from 'zod';
import { DangerKind } from '../analytics/danger-kind.ts';
import { Message } from './conversation.ts';

/**
 * A new answer as the bff hears it from conversation, with the danger the gate heard. It is stored with the
 * request, for whoever is told, and not with the conversation.
 */
export const MarkedMessage = Message.extend({ danger: DangerKind.optional() });
export type MarkedMessage = z.infer<typeof MarkedMessage>;
