import { toAppError } from '@lux/service-kit/errors/to-app-error.ts';
import { eventStreamWriter } from '@lux/service-kit/server/event-stream-writer.ts';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import { type AskedTurn, answerTurn } from './answer-turn.ts';

/** Sends a turn's events as they come (`text/event-stream`); a failure is its last event. */
export function streamAnswer(deps: Deps, reply: FastifyReply, turn: AskedTurn): FastifyReply {
  const writer = eventStreamWriter();
  const run = async () => {
    try {
      for await (const { event, data } of answerTurn(deps, turn)) writer.send(event, data);
    } catch (thrown) {
      const error = toAppError(thrown);
      reply.log.error({ err: thrown, code: error.code }, 'answer failed');
      writer.send('error', { error: error.code, message: error.message });
    } finally {
      writer.end();
    }
  };
  void run();
  return reply.type('text/event-stream').header('cache-control', 'no-cache').send(writer.body);
}
