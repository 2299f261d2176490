import { render } from '@testing-library/react';
import { Providers } from '../../app/providers.tsx';
import { Router } from '../../app/router.tsx';
import { prerenderedPaths } from '../../prerender/prerendered-paths.ts';

/** Every screen of SPEC 2, those about a child's data, and one that does not exist. */
export const allPaths = [
  ...prerenderedPaths,
  '/coloring?page=coloring-1',
  '/gibt-es-nicht',
] as const;

/** The whole client at one address. */
export function renderApp(path: string) {
  window.history.replaceState(null, '', path);
  return render(
    <Providers>
      <Router />
    </Providers>,
  );
}
