import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Layout } from './layout.tsx';
import { HomeRoute } from './routes/home.tsx';

const GalleryRoute = lazy(() =>
  import('./routes/gallery.tsx').then((m) => ({ default: m.GalleryRoute })),
);
const ColoringRoute = lazy(() =>
  import('./routes/coloring.tsx').then((m) => ({ default: m.ColoringRoute })),
);
const GamesRoute = lazy(() =>
  import('./routes/games.tsx').then((m) => ({ default: m.GamesRoute })),
);
const QuizRoute = lazy(() => import('./routes/quiz.tsx').then((m) => ({ default: m.QuizRoute })));
const MathRoute = lazy(() => import('./routes/math.tsx').then((m) => ({ default: m.MathRoute })));
const StoryRoute = lazy(() =>
  import('./routes/story.tsx').then((m) => ({ default: m.StoryRoute })),
);
const LettersRoute = lazy(() =>
  import('./routes/letters.tsx').then((m) => ({ default: m.LettersRoute })),
);
const StickersRoute = lazy(() =>
  import('./routes/stickers.tsx').then((m) => ({ default: m.StickersRoute })),
);
const AdminDashboardRoute = lazy(() =>
  import('./routes/admin-dashboard.tsx').then((m) => ({ default: m.AdminDashboardRoute })),
);
const AuthRoute = lazy(() => import('./routes/auth.tsx').then((m) => ({ default: m.AuthRoute })));
const DataRoute = lazy(() => import('./routes/data.tsx').then((m) => ({ default: m.DataRoute })));
const NotFoundRoute = lazy(() =>
  import('./routes/not-found.tsx').then((m) => ({ default: m.NotFoundRoute })),
);
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
        <Route path="/gallery" element={<GalleryRoute />} />
        <Route path="/coloring" element={<ColoringRoute />} />
        <Route path="/games" element={<GamesRoute />} />
        <Route path="/games/quiz" element={<QuizRoute />} />
        <Route path="/games/math" element={<MathRoute />} />
        <Route path="/games/story" element={<StoryRoute />} />
        <Route path="/games/buchstaben" element={<LettersRoute />} />
        <Route path="/stickers" element={<StickersRoute />} />
        <Route path="/admin-dashboard" element={<AdminDashboardRoute />} />
        <Route path="/auth" element={<AuthRoute />} />
        <Route path="/meine-daten" element={<DataRoute />} />
        <Route path="/datenschutz/*" element={<DataRoute />} />
        {DesignRoute !== null && <Route path="/design" element={<DesignRoute />} />}
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  );
}
