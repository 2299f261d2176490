import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../components/layout/page.tsx';
import { Coloring } from '../../features/coloring/coloring.tsx';

/** Comes with the first page that is coloured in. */
const Studio = lazy(() =>
  import('../../features/coloring/studio/studio.tsx').then((m) => ({ default: m.Studio })),
);

/** The colouring pages, or with `?page=` one of them to be coloured in. */
export function ColoringRoute() {
  const [parameters] = useSearchParams();
  const pageId = parameters.get('page');
  if (pageId !== null) {
    return (
      <Page key={pageId} title="Ausmalen" isTitleHidden width="wide">
        <Studio pageId={pageId} />
      </Page>
    );
  }
  return (
    <Page key="all" title="Ausmalbilder" subtitle="Sag mir, was du ausmalen möchtest." width="wide">
      <Coloring />
    </Page>
  );
}
