import './lib/zod-config.ts';
import './app/app.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { Router } from './app/router.tsx';
import { prepareScreen } from './app/screens.ts';
import { whenIdle } from './lib/load-later.ts';
import { LESSON_KEY, storage } from './lib/storage/storage.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const app = (isVisitor: boolean) => (
  <StrictMode>
    <Providers isVisitor={isVisitor}>
      <Router />
    </Providers>
  </StrictMode>
);

/** Hydrates the screen that the build prerendered (src/prerender). */
async function hydrate(prerendered: HTMLElement): Promise<void> {
  const { pathname } = window.location;
  // The home screen needs nothing of this, and is not to wait for it.
  const hydration = pathname === '/' ? null : await import('./prerender/prepare-hydration.ts');
  await hydration?.evaluateScripts();
  await prepareScreen(pathname);
  const replay = hydration?.prepareHydration(prerendered);
  // In pieces, so that a press is heard in between.
  startTransition(() => {
    hydrateRoot(prerendered, app(prerendered.dataset.isForVisitors !== undefined));
  });
  replay?.();
}

const renderFresh = () => createRoot(root).render(app(false));

const isInLesson = () =>
  storage.readText(LESSON_KEY) !== null || /\blux_lesson=/.test(document.cookie);

async function start(place: HTMLElement): Promise<void> {
  if (isInLesson()) {
    // Which screens are open is known before anything is drawn. Without this script LUX works as ever.
    await import('./features/lesson/open-lesson.ts').then(
      ({ openLesson }) => openLesson(),
      () => {},
    );
    renderFresh();
  } else if (place.dataset.prerendered === window.location.pathname) {
    await hydrate(place).catch(renderFresh);
  } else {
    renderFresh();
  }
  document.dispatchEvent(new Event('lux:hydrated'));
}

void start(root);

// In development a worker would keep what has just been changed.
if (import.meta.env.PROD) {
  whenIdle(() => {
    const loading = import('./offline/start-offline.ts');
    // Without it LUX works while it is online.
    loading.then(({ startOffline }) => startOffline()).catch(() => {});
  });
}
