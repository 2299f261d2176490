import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Providers } from '../app/providers.tsx';
import { Router } from '../app/router.tsx';
import { prepareScreen } from '../app/screens.ts';
import { Spinner } from '../components/states/spinner.tsx';
import { personalState } from './personal-state.ts';
import type { prerenderedPaths } from './prerendered-paths.ts';

/**
 * The first thing a new visitor's browser shows at a path, as HTML; lazy parts are not waited for.
 * `placeholder` is shown in its middle until the client starts, to whom the screen does not apply. Of
 * the dashboard, which sends visitors away, only the frame is rendered.
 */
export async function renderScreen(
  path: (typeof prerenderedPaths)[number],
): Promise<{ html: string; placeholder: string }> {
  if (path !== '/admin-dashboard') await prepareScreen(path);
  const html = renderToString(
    <Providers
      router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>}
      isVisitor={personalState[path]?.isForVisitors ?? false}
    >
      <Router />
    </Providers>,
  );
  return { html, placeholder: renderToString(<Spinner label="Einen Moment …" isForScreen />) };
}
