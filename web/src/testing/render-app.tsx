import { render } from '@testing-library/react';
import { Providers } from '../app/providers.tsx';
import { Router } from '../app/router.tsx';

/** The whole client at one address. */
export function renderApp(path: string) {
  window.history.replaceState(null, '', path);
  return render(
    <Providers>
      <Router />
    </Providers>,
  );
}
