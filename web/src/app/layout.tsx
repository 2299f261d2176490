import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Landscape } from '../components/landscape.tsx';
import { Spinner } from '../components/spinner.tsx';
import { NewVersionOffer } from '../offline/new-version-offer.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import { Footer } from './footer.tsx';
import { GlobalOverlays } from './global-overlays.tsx';
import { Header } from './header.tsx';
import { RouteErrorBoundary } from './route-error-boundary.tsx';
import { ToastArea } from './toast-area.tsx';

/** The frame around every screen (SPEC 2). */
export function Layout() {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#inhalt"
        className="sr-only z-50 rounded-md bg-primary px-5 py-3 font-bold text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Zum Inhalt springen
      </a>
      <Landscape />
      <Header />
      <main id="inhalt" tabIndex={-1} className="in-data-own-things:*:invisible flex grow flex-col">
        <RouteErrorBoundary key={pathname}>
          <Suspense fallback={<Spinner label="Einen Moment …" isForScreen />}>
            <Outlet />
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
