import { Page } from '../../components/layout/page.tsx';
import { Letters } from '../../features/letters/letters.tsx';

export function LettersRoute() {
  return (
    <Page title="Buchstaben" isTitleHidden>
      <Letters />
    </Page>
  );
}
