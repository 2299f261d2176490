import drawing from 'openmoji/color/svg/1F524.svg?url';
import { Page } from '../../components/page.tsx';
import { ComingSoon } from '../coming-soon.tsx';

export function LettersRoute() {
  return (
    <Page title="Buchstaben">
      <ComingSoon
        drawing={drawing}
        text="LUX übt noch das Alphabet. Bald spielen wir hier mit Buchstaben."
        wayOn={{ to: '/games', label: 'Zu den Spielen' }}
      />
    </Page>
  );
}
