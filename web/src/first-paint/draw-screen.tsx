import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Providers } from '../app/providers.tsx';
import { Router } from '../app/router.tsx';

/** The first thing a browser shows at a path, as HTML; what is fetched by itself is not waited for. */
export function drawScreen(path: string): string {
  return renderToString(
    <Providers router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>}>
      <Router />
    </Providers>,
  );
}
