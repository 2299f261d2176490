import './lib/zod-config.ts';
import './app/app.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { Router } from './app/router.tsx';
import { whenIdle } from './offline/when-idle.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const app = (
  <StrictMode>
    <Providers>
      <Router />
    </Providers>
  </StrictMode>
);

// The build may have drawn this screen already (src/first-paint).
if (root.dataset.drawn === window.location.pathname) hydrateRoot(root, app);
else createRoot(root).render(app);

// In development a worker would keep what has just been changed.
if (import.meta.env.PROD) {
  whenIdle(() => {
    const loading = import('./offline/start-offline.ts');
    // Without it LUX works as long as there is a line.
    loading.then(({ startOffline }) => startOffline()).catch(() => {});
  });
}
