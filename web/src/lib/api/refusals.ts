import { ApiError } from './api-error.ts';

/** Does what a refusal asks for; true where the call may be made once more. */
type Handler = () => Promise<boolean>;

const handlers = new Map<string, Handler>();

/**
 * What a screen does about refusals that may come with any of its calls, by REST and by GraphQL: the
 * dashboard asks for a code and goes on, or shows its gate again.
 */
export const refusals = {
  /** Answers with the way to stop; one handler per code. */
  on(code: string, handler: Handler): () => void {
    handlers.set(code, handler);
    return () => {
      if (handlers.get(code) === handler) handlers.delete(code);
    };
  },

  /** False at once where no handler is registered for this code. */
  async mayRepeat(code: unknown): Promise<boolean> {
    return (typeof code === 'string' && (await handlers.get(code)?.())) || false;
  },

  /** Makes a REST call, and once more where the refusal was seen to. @throws ApiError of the call. */
  async call<T>(send: () => Promise<T>): Promise<T> {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError) || !(await refusals.mayRepeat(error.code))) throw error;
      return send();
    }
  },
};
