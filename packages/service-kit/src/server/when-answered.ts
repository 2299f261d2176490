import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface Answered {
  request: FastifyRequest;
  reply: FastifyReply;
  /** 499 where the caller hung up before the answer was out, as proxies note it. */
  status: number;
}

const HUNG_UP = 499;

/** Calls back once for every request, when its answer is out or its caller has gone. */
export function whenAnswered(
  server: Pick<FastifyInstance, 'addHook'>,
  tell: (answered: Answered) => void,
): void {
  const told = new WeakSet<FastifyRequest>();
  const tellOnce = (request: FastifyRequest, reply: FastifyReply, status: number) => {
    if (told.has(request)) return;
    told.add(request);
    tell({ request, reply, status });
  };
  server.addHook('onRequest', (request, reply, done) => {
    // Fastify's own hook does not come where the connection is lost.
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) tellOnce(request, reply, HUNG_UP);
    });
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    tellOnce(request, reply, reply.statusCode);
    done();
  });
}
