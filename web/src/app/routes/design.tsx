import { Page } from '../../components/layout/page.tsx';
import { DesignPage } from '../../design/design-page.tsx';

export function DesignRoute() {
  return (
    <Page title="Baukasten" subtitle="Alle Teile in allen Zuständen" width="wide">
      <DesignPage />
    </Page>
  );
}
