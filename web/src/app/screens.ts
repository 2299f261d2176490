import type { ScreenPath, ScreenPattern } from '@lux/contracts/common/screen-paths.ts';
import { type ComponentType, lazy } from 'react';

/**
 * The script of a screen. Once `prepare` has brought it, the screen is drawn at once and not after a
 * moment of waiting: while the build draws it, and where the client goes on with it.
 */
function screenScript(load: () => Promise<ComponentType>) {
  const later = lazy(async () => ({ default: await load() }));
  let prepared: ComponentType | undefined;
  return {
    newest: () => prepared ?? later,
    async prepare(): Promise<void> {
      prepared = await load();
    },
  };
}

export type ScreenScript = ReturnType<typeof screenScript>;

const data = screenScript(() => import('./routes/data.tsx').then((m) => m.DataRoute));
const loadForAdults = () => import('./routes/for-adults.ts').then((m) => m.forAdults);
const teacher = screenScript(() => loadForAdults().then(({ teacher }) => teacher()));

const join = screenScript(() => import('./routes/join.tsx').then((m) => m.JoinRoute));

/** The screens that come with their route, by their path (SPEC 2), `*` for any other; the home screen comes with the first script. */
export const screens: Readonly<Record<string, ScreenScript>> = {
  '/gallery': screenScript(() => import('./routes/gallery.tsx').then((m) => m.GalleryRoute)),
  '/coloring': screenScript(() => import('./routes/coloring.tsx').then((m) => m.ColoringRoute)),
  '/games': screenScript(() => import('./routes/games.tsx').then((m) => m.GamesRoute)),
  '/games/quiz': screenScript(() => import('./routes/quiz.tsx').then((m) => m.QuizRoute)),
  '/games/math': screenScript(() => import('./routes/math.tsx').then((m) => m.MathRoute)),
  '/games/story': screenScript(() => import('./routes/story.tsx').then((m) => m.StoryRoute)),
  '/games/buchstaben': screenScript(() =>
    import('./routes/letters.tsx').then((m) => m.LettersRoute),
  ),
  '/stickers': screenScript(() => import('./routes/stickers.tsx').then((m) => m.StickersRoute)),
  '/admin-dashboard': screenScript(() =>
    loadForAdults().then(({ adminDashboard }) => adminDashboard()),
  ),
  '/auth': screenScript(() => import('./routes/auth.tsx').then((m) => m.AuthRoute)),
  '/konto': screenScript(() => import('./routes/account.tsx').then((m) => m.AccountRoute)),
  '/beitreten': join,
  '/beitreten/:code': join,
  '/lehrkraft': teacher,
  '/lehrkraft/klassen/:id': teacher,
  '/lehrkraft/stunden/:id': teacher,
  '/lehrkraft/materialien': teacher,
  '/lehrkraft/materialien/:id': teacher,
  '/meine-daten': data,
  '/datenschutz': data,
  '/datenschutz/kinder': data,
  '*': screenScript(() => import('./routes/not-found.tsx').then((m) => m.NotFoundRoute)),
} satisfies Record<Exclude<ScreenPath, '/'> | ScreenPattern | '*', ScreenScript>;

/** Brings the script of the screen at this path, where it has one of its own. Rejects where it does not come. */
export async function prepareScreen(path: string): Promise<void> {
  await screens[path]?.prepare();
}
