import { useAtomValue } from 'jotai';
import { FileText, FolderHeart, Pointer, Shield, Volume2 } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { Landscape } from '../../components/layout/landscape.tsx';
import { LuxMark } from '../../components/lux/lux-mark.tsx';
import { Spinner } from '../../components/states/spinner.tsx';
import { lazyOrNothing, whenIdle } from '../../lib/load-later.ts';
import { lessonFrameAtom } from '../../lib/session/lesson-frame.ts';
import { useSession } from '../../lib/session/session.ts';
import { toastsAtom } from '../../lib/toasts.ts';
import { NewVersionOffer } from '../../offline/new-version-offer.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import { RouteErrorBoundary } from './route-error-boundary.tsx';

const links = [
  { to: '/meine-daten', label: 'Meine Daten', icon: FolderHeart },
  { to: '/datenschutz/kinder', label: 'Datenschutz für Kinder', icon: Shield },
  { to: '/datenschutz', label: 'Datenschutz', icon: FileText },
] as const;

function Footer() {
  return (
    <footer className="in-data-personal:invisible [main:has([data-screen-comes])+&]:invisible px-4 pt-4 pb-28 lying:pb-4 text-center text-2xs text-ink-soft sm:text-xs">
      <p>Deine persönliche Lehrerin · © 2025</p>
      <nav aria-label="Deine Daten und Datenschutz" className="mt-1">
        <ul className="flex flex-wrap justify-center sm:gap-x-2">
          {links.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-target items-center gap-1 rounded-md px-1 sm:px-2 underline underline-offset-4 hover:text-ink"
              >
                <Icon aria-hidden className="size-4" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}

const HINT = 'Halte einen Knopf gedrückt. Dann lese ich dir vor, was er macht.';

/** Says how to have everything read (press-to-hear): heard, because who needs it cannot read it. */
export function HearHelp() {
  async function tell() {
    const loaded = await import('../../press-to-hear/aloud.ts').catch(() => null);
    await loaded?.aloud.say(HINT);
  }

  return (
    <button
      type="button"
      aria-label="So lese ich dir Knöpfe vor"
      className="absolute top-[max(0.75rem,env(safe-area-inset-top))] right-2 grid size-16 low:size-12 place-items-center rounded-full border-2 border-control-line bg-surface-raised text-primary transition-colors hover:border-primary low:top-1 sm:not-low:top-5 sm:right-6"
      onClick={() => void tell()}
    >
      <Pointer aria-hidden className="size-6" />
      <Volume2
        aria-hidden
        className="-right-1 -bottom-1 absolute size-6 rounded-full bg-primary p-1 text-on-primary"
      />
    </button>
  );
}

const LoggedIn = lazyOrNothing(() => import('../session/logged-in.tsx').then((m) => m.LoggedIn));
const PressToHear = lazyOrNothing(() =>
  import('../../press-to-hear/press-to-hear.tsx').then((m) => m.PressToHear),
);

/**
 * What comes after the first paint: reading controls aloud once the page stands, and what belongs
 * to an account once it is known who is there, so that visitors never pay for it.
 */
function GlobalOverlays() {
  const { user } = useSession();
  const lesson = useAtomValue(lessonFrameAtom);
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return (
    <>
      <Suspense>{isIdle && <PressToHear />}</Suspense>
      <Suspense>{user !== null && <LoggedIn key={user.id} userId={user.id} />}</Suspense>
      {lesson && <lesson.Overlays />}
    </>
  );
}

function Header() {
  return (
    <header className="relative low:min-h-14 px-4 max-sm:pr-18 pt-[max(0.75rem,env(safe-area-inset-top))] text-center sm:not-low:pt-5 low:pt-1">
      <Link to="/" className="inline-flex items-center gap-3 rounded-lg px-3 py-1 text-left">
        <LuxMark className="size-11 low:size-8 sm:not-low:size-12" />
        <span>
          <span className="block font-bold text-lg leading-tight sm:text-xl">
            Deine AI Lehrerin
          </span>
          <span className="block low:hidden text-ink-soft text-sm">
            Stelle mir alle deine Fragen
          </span>
        </span>
      </Link>
      <HearHelp />
    </header>
  );
}

const Toaster = lazyOrNothing(() => import('./toaster.tsx').then((m) => m.Toaster));

/** Brings the toaster with the first toast: the first visit does not pay for it. */
function ToastArea() {
  const hasToast = useAtomValue(toastsAtom).length > 0;
  return <Suspense>{hasToast && <Toaster />}</Suspense>;
}

/** The frame around every screen (SPEC 2). */
export function Layout() {
  const { pathname } = useLocation();
  const lesson = useAtomValue(lessonFrameAtom);
  return (
    <div className="flex min-h-dvh flex-col lying:pl-[calc(var(--rail)+env(safe-area-inset-left))]">
      <a
        href="#inhalt"
        className="sr-only z-50 rounded-md bg-primary px-5 py-3 font-bold text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Zum Inhalt springen
      </a>
      <Landscape />
      <Header />
      <main id="inhalt" tabIndex={-1} className="in-data-personal:*:invisible flex grow flex-col">
        <RouteErrorBoundary key={pathname}>
          <Suspense fallback={<Spinner label="Einen Moment …" isForScreen />}>
            {lesson?.isOpen(pathname) === false ? <lesson.Closed /> : <Outlet />}
          </Suspense>
        </RouteErrorBoundary>
      </main>
      <Footer />
      <BottomNavigation />
      <GlobalOverlays />
      <ToastArea />
      <NewVersionOffer />
    </div>
  );
}
