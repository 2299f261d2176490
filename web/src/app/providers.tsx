import { Provider } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { store } from '../lib/store.ts';
import { SessionProvider } from './session/session-provider.tsx';

interface ProvidersProps {
  /** Where the address comes from: the browser, unless there is none. */
  router?: ComponentType<{ children: ReactNode }>;
  /** Skips the question who is logged in: no user is. */
  isVisitor?: boolean;
  children: ReactNode;
}

export function Providers({
  router: Addresses = BrowserRouter,
  isVisitor = false,
  children,
}: ProvidersProps) {
  return (
    <Provider store={store}>
      <SessionProvider isVisitor={isVisitor}>
        <Addresses>{children}</Addresses>
      </SessionProvider>
    </Provider>
  );
}
