import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';

export interface TextAnswer {
  statusCode: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/**
 * As `dispatcher.request` and its `body.text()`, for answers that are small and read whole. Of each
 * call that `request` makes, V8 takes 5.8 kB for long-lived and has to look for them in the whole
 * heap later, which stops the process; of this one, next to nothing (undici 8, Node 24).
 *
 * @throws the signal's reason, or what undici throws.
 */
export function requestText(
  dispatcher: Dispatcher,
  { signal, ...options }: Dispatcher.DispatchOptions & { signal?: AbortSignal },
): Promise<TextAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let begun: Omit<TextAnswer, 'text'> | undefined;
    let stopListening = () => {};
    dispatcher.dispatch(options, {
      onRequestStart: (controller) => {
        if (!signal) return;
        const abort = () => controller.abort(signal.reason);
        if (signal.aborted) return abort();
        signal.addEventListener('abort', abort);
        stopListening = () => signal.removeEventListener('abort', abort);
      },
      onResponseStart: (_controller, statusCode, headers) => {
        begun = { statusCode, headers };
      },
      onResponseData: (_controller, chunk) => {
        chunks.push(chunk);
      },
      onResponseEnd: () => {
        stopListening();
        if (begun) resolve({ ...begun, text: Buffer.concat(chunks).toString() });
      },
      onResponseError: (_controller, error) => {
        stopListening();
        reject(error);
      },
    });
  });
}
