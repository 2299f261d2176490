import './lib/zod-config.ts';
import './app/app.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { Router } from './app/router.tsx';
import { prepareScreen } from './app/screens.ts';
import { whenIdle } from './lib/load-later.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const app = (isVisitor: boolean) => (
  <StrictMode>
    <Providers isVisitor={isVisitor}>
      <Router />
    </Providers>
  </StrictMode>
);

/** Goes on with the screen that the build drew (src/prerender). */
async function wakeUp(drawn: HTMLElement): Promise<void> {
  const { pathname } = window.location;
  // The home screen needs nothing of this, and is not to wait for it.
  const loading = pathname === '/' ? null : import('./prerender/prepare-hydration.ts');
  const [taking] = await Promise.all([loading, prepareScreen(pathname)]);
  const doAgain = taking?.takeUp(drawn);
  // In pieces, so that a press is heard in between.
  startTransition(() => {
    hydrateRoot(drawn, app(drawn.dataset.isForVisitors !== undefined));
  });
  doAgain?.();
}

const drawAnew = () => createRoot(root).render(app(false));

async function start(drawn: HTMLElement): Promise<void> {
  if (drawn.dataset.drawn === window.location.pathname) await wakeUp(drawn).catch(drawAnew);
  else drawAnew();
  document.dispatchEvent(new Event('lux:awake'));
}

void start(root);

// In development a worker would keep what has just been changed.
if (import.meta.env.PROD) {
  whenIdle(() => {
    const loading = import('./offline/start-offline.ts');
    // Without it LUX works as long as there is a line.
    loading.then(({ startOffline }) => startOffline()).catch(() => {});
  });
}
