import { useParams } from 'react-router-dom';
import { Page } from '../../components/layout/page.tsx';
import { Join } from '../../features/lesson/join/join.tsx';

/** The door to a lesson: without a code, or with one from the board or a printed card. */
export function JoinRoute() {
  const { code } = useParams();
  return (
    <Page key={code ?? ''} title="Mitmachen" isTitleHidden width="wide">
      <Join code={code ?? null} />
    </Page>
  );
}
