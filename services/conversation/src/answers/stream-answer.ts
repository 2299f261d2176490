import { toAppError } from '@lux/service-kit/errors/to-app-error.ts';
import { eventStreamWriter } from '@lux/service-kit/server/event-stream-writer.ts';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import { errors } from '../errors.ts';
import { answerTurn } from './answer-turn.ts';
import type { BegunTurn } from './begin-turn.ts';

/** Sends a turn's events as they come (`text/event-stream`); a failure is its last event. */
export function streamAnswer(
  deps: Deps,
  reply: FastifyReply,
  turn: BegunTurn,
  isCommitted?: Promise<boolean>,
): FastifyReply {
  const writer = eventStreamWriter();
  const run = async () => {
    try {
      let isWhole = false;
      for await (const { event, data } of answerTurn(deps, turn, isCommitted)) {
        writer.send(event, data);
        isWhole = event === 'done';
      }
      // The signal also aborts when this process shuts down; then the client is still connected.
      if (!isWhole && turn.signal.aborted) throw errors.ANSWER_FAILED();
    } catch (thrown) {
      const error = toAppError(thrown);
      if (!reply.raw.destroyed) {
        reply.log.error({ err: thrown, code: error.code }, 'answer failed');
      }
      writer.send('error', { error: error.code, message: error.message });
    } finally {
      writer.end();
    }
  };
  void run();
  return reply.type('text/event-stream').header('cache-control', 'no-cache').send(writer.body);
}
