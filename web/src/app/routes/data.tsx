import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Page } from '../../components/layout/page.tsx';
import { Spinner } from '../../components/states/spinner.tsx';
import { AdultPrivacy } from '../../features/privacy/adult-privacy.tsx';
import { ChildPrivacy } from '../../features/privacy/child-privacy.tsx';
import { MyData } from '../../features/privacy/my-data.tsx';
import { NotFoundRoute } from './not-found.tsx';

const MyConversations = lazy(() =>
  import('../../features/talk/past/my-conversations.tsx').then((m) => ({
    default: m.MyConversations,
  })),
);

/** Which data of a child is stored, and why: three pages in one script, as one leads to the others. */
export function DataRoute() {
  const { pathname, search } = useLocation();
  switch (pathname.replace(/\/+$/, '')) {
    case '/meine-daten':
      // A view of this screen, so that the first script knows of no other path.
      if (new URLSearchParams(search).get('ansicht') === 'gespraeche') {
        return (
          <Page
            key={search}
            title="Meine Gespräche"
            subtitle="Hier findest du alles wieder, was du mit LUX geredet hast."
          >
            <Suspense fallback={<Spinner label="LUX schaut nach …" />}>
              <MyConversations />
            </Suspense>
          </Page>
        );
      }
      return (
        <Page
          key={pathname}
          title="Meine Daten"
          subtitle="Das weiß LUX über dich. Du bestimmst, was damit passiert."
        >
          <MyData />
        </Page>
      );
    case '/datenschutz':
      return (
        <Page key={pathname} title="Datenschutz" subtitle="Für Eltern und Lehrkräfte">
          <AdultPrivacy />
        </Page>
      );
    case '/datenschutz/kinder':
      return (
        <Page
          key={pathname}
          title="Datenschutz für Kinder"
          subtitle="Was mit dem passiert, was du LUX erzählst."
        >
          <ChildPrivacy />
        </Page>
      );
    default:
      return <NotFoundRoute />;
  }
}
