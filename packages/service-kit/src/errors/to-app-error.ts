import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from './app-error.ts';
import { commonErrors } from './common-errors.ts';

/** Names that the MongoDB driver and mongoose give to "the database cannot be reached". */
const DATABASE_ERRORS = new Set([
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoClientClosedError',
  'MongoServerClosedError',
  'MongoPoolClearedError',
  'MongoExpiredSessionError',
  'MongoOperationTimeoutError',
]);

/** What ioredis and BullMQ say when Redis cannot be reached. */
const REDIS_AWAY = new RegExp(
  [
    "Stream isn't writeable|Connection is closed|max retries per request|Command timed out|ECONNREFUSED",
    // Of a cluster or a master that is being replaced.
    'Too many Cluster redirections|None of startup nodes|Failed to refresh slots cache',
    '^(CLUSTERDOWN|MASTERDOWN|LOADING|READONLY|TRYAGAIN|NOREPLICAS|UNBLOCKED|NOTREADY) ',
    // Of slots that go to another master, while a script or a transaction is on its way there.
    '^(MOVED|ASK|NOSCRIPT) ',
    'Cluster is ended|No subscriber for the cluster|All sentinels are unreachable',
  ].join('|'),
);

/** What Redis says of a write for which it has no memory, within a transaction or without. */
const REDIS_FULL = /^OOM command not allowed/;

/**
 * A connection ended in the moment of writing. The MongoDB driver passes this on as it is; Redis and
 * HTTP clients give it names of their own.
 */
const SOCKET_CUT = new Set(['EPIPE', 'ECONNRESET']);

const BY_FASTIFY_CODE: Record<string, keyof typeof commonErrors> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'BAD_JSON',
  FST_ERR_CTP_INVALID_JSON_BODY: 'BAD_JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'VALIDATION_FAILED',
  FST_ERR_BAD_URL: 'NOT_FOUND',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
};

/** What a library refuses, of which we know no more than its status; a file server says 403 to `..`. */
const BY_STATUS: Record<string, keyof typeof commonErrors> = {
  400: 'VALIDATION_FAILED',
  403: 'NOT_FOUND',
  404: 'NOT_FOUND',
  412: 'PRECONDITION_FAILED',
  416: 'RANGE_NOT_SATISFIABLE',
};

/** Finds the answer for anything thrown: ours as it is, known causes by kind, the rest as 500. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    // An address with an impossible id is one where there is nothing, as with an unknown id.
    const isAddress = 'validationContext' in error && error.validationContext === 'params';
    if (isAddress) return commonErrors.NOT_FOUND({ cause: error });
    const message = error.validation[0]?.message;
    return commonErrors.VALIDATION_FAILED({ cause: error, ...(message && { message }) });
  }
  if (!(error instanceof Error)) return commonErrors.INTERNAL_ERROR({ cause: error });

  const isMongooseUnconnected =
    error.name === 'MongooseError' && /buffering timed out|initial connection/.test(error.message);
  const ownCode = 'code' in error ? String(error.code) : '';
  if (DATABASE_ERRORS.has(error.name) || isMongooseUnconnected || SOCKET_CUT.has(ownCode)) {
    return commonErrors.DATABASE_CONNECTION_FAILED({ cause: error });
  }
  // The driver wraps whatever cuts a bulk write short; the reason tells whether MongoDB is away.
  if ('errorResponse' in error && error.errorResponse instanceof Error) {
    return toAppError(error.errorResponse);
  }
  if (isRedisOut(error)) {
    return commonErrors.SERVICE_UNAVAILABLE({ cause: error });
  }

  const code = BY_FASTIFY_CODE[ownCode];
  if (code) return commonErrors[code]({ cause: error });
  if (error instanceof SyntaxError && 'statusCode' in error) {
    return commonErrors.BAD_JSON({ cause: error });
  }
  const known = 'statusCode' in error && BY_STATUS[String(error.statusCode)];
  if (known) return commonErrors[known]({ cause: error });
  return commonErrors.INTERNAL_ERROR({ cause: error });
}

/** Redis is away or full, and so no transaction could be done either. */
function isRedisOut(error: Error): boolean {
  const reasons: unknown = 'previousErrors' in error ? error.previousErrors : [];
  return [error, ...(Array.isArray(reasons) ? reasons : [])].some(
    (reason) =>
      reason instanceof Error &&
      (REDIS_AWAY.test(reason.message) || REDIS_FULL.test(reason.message)),
  );
}
