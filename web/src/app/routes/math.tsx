import { Page } from '../../components/layout/page.tsx';
import { MathWithLux } from '../../features/math/math-with-lux.tsx';

export function MathRoute() {
  return (
    <Page title="Mathe" isTitleHidden>
      <MathWithLux />
    </Page>
  );
}
