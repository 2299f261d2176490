import { Page } from '../../components/layout/page.tsx';
import { Gallery } from '../../features/gallery/gallery.tsx';

export function GalleryRoute() {
  return (
    <Page title="Bilder-Galerie" subtitle="Sag mir, was ich für dich malen soll." width="wide">
      <Gallery />
    </Page>
  );
}
