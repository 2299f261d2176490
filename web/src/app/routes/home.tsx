import { Page } from '../../components/page.tsx';
import { Talk } from '../../features/talk/talk.tsx';

export function HomeRoute() {
  return (
    <Page title="Sprechen" isTitleHidden>
      <Talk />
    </Page>
  );
}
