import { Provider } from 'jotai';
import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { store } from '../lib/store.ts';
import { SessionProvider } from './session-provider.tsx';

interface ProvidersProps {
  /** Where the address comes from: the browser, unless there is none. */
  router?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

export function Providers({ router: Addresses = BrowserRouter, children }: ProvidersProps) {
  return (
    <Provider store={store}>
      <SessionProvider>
        <Addresses>{children}</Addresses>
      </SessionProvider>
    </Provider>
  );
}
