import { useEffect } from 'react';
import { graphqlErrorMessage } from '../../lib/graphql-error-message.ts';
import { toasts } from '../../lib/toasts.ts';

/** Tells a failure once, with the server's message where there is one (SPEC 8). */
export function useFailureToast(title: string, error: Error | undefined): void {
  useEffect(() => {
    if (error === undefined) return;
    const description = graphqlErrorMessage(error) ?? undefined;
    toasts.show({ title, description, tone: 'danger' });
  }, [title, error]);
}
