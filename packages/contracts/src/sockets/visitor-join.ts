import { z } from 'zod';
import { VisitorToken } from '../common/visitor-token.ts';

/** Payload of the client's `visitor.join` (DESIGN 5). */
export const VisitorJoin = z.object({ visitorToken: VisitorToken });
export type VisitorJoin = z.infer<typeof VisitorJoin>;
