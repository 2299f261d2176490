import type { VisitorToken } from '@lux/contracts/common/ids.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What every resolver gets beside its arguments. */
export interface GraphqlContext {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Lets the session keep a visitor token that came as an argument. */
  present: (token: VisitorToken) => Promise<void>;
}
