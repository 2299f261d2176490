import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';

/** Reports once that spans cannot be sent, and once that they can again; lost ones stay lost. */
export function tellLostSpans(exporter: SpanExporter, log: Logger): SpanExporter {
  let isDown = false;
  return {
    export: (spans: ReadableSpan[], done: (result: ExportResult) => void) =>
      exporter.export(spans, (result) => {
        const isSent = result.code === ExportResultCode.SUCCESS;
        if (!isSent && !isDown) log.warn({ err: result.error }, 'traces cannot be sent');
        if (isSent && isDown) log.info('traces are sent again');
        isDown = !isSent;
        done(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
