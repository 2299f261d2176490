import { lazy, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Page } from '../components/layout/page.tsx';
import { Talk } from '../features/talk/talk.tsx';
import { Layout } from './frame/layout.tsx';
import { type ScreenScript, screens } from './screens.ts';

function HomeRoute() {
  return (
    <Page title="Sprechen" isTitleHidden>
      <Talk />
    </Page>
  );
}

/** A screen that comes with its own script; at once where that has come already. */
function LazyScreen({ script }: { script: ScreenScript }) {
  // What it began with stays, so that nothing is drawn anew when the script comes.
  const [Screen] = useState(script.newest);
  return <Screen />;
}

// A constant of the build: what children get has neither the route nor its scripts.
const DesignRoute = import.meta.env.DEV
  ? lazy(() => import('./routes/design.tsx').then((m) => ({ default: m.DesignRoute })))
  : null;

/** Every screen of SPEC 2, and those about a child's data. The home screen comes with the first script, the others with their route. */
export function Router() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route index element={<HomeRoute />} />
        {Object.entries(screens).map(([path, script]) => (
          <Route key={path} path={path} element={<LazyScreen key={path} script={script} />} />
        ))}
        {DesignRoute !== null && <Route path="/design" element={<DesignRoute />} />}
      </Route>
    </Routes>
  );
}
