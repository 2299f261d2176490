import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Layout } from './layout.tsx';
import { LazyScreen } from './lazy-screen.tsx';
import { HomeRoute } from './routes/home.tsx';
import { screens } from './screens.ts';

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
