import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Providers } from '../app/providers.tsx';
import { Router } from '../app/router.tsx';
import { prepareScreen } from '../app/screens.ts';
import { Spinner } from '../components/states/spinner.tsx';
import type { drawnPaths } from './drawn-paths.ts';
import { ownThings } from './own-things.ts';

/**
 * The first thing a new visitor's browser shows at a path, as HTML; what is fetched by itself is not
 * waited for. `frame` is what stands in its middle until the client comes, for those to whom it does
 * not apply. Of the dashboard, where no visitor stays, only the frame is drawn.
 */
export async function drawScreen(
  path: (typeof drawnPaths)[number],
): Promise<{ html: string; waiting: string }> {
  if (path !== '/admin-dashboard') await prepareScreen(path);
  const html = renderToString(
    <Providers
      router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>}
      isVisitor={ownThings[path]?.isForVisitors ?? false}
    >
      <Router />
    </Providers>,
  );
  return { html, waiting: renderToString(<Spinner label="Einen Moment …" isForScreen />) };
}
