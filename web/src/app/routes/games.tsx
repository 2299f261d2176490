import { Page } from '../../components/layout/page.tsx';
import { GamesHub } from '../../features/games/games-hub.tsx';

export function GamesRoute() {
  return (
    <Page title="Spiele" subtitle="Such dir ein Spiel aus.">
      <GamesHub />
    </Page>
  );
}
