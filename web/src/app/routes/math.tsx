import drawing from 'openmoji/color/svg/1F9EE.svg?url';
import { Page } from '../../components/page.tsx';
import { ComingSoon } from '../coming-soon.tsx';

export function MathRoute() {
  return (
    <Page title="Mathe">
      <ComingSoon
        drawing={drawing}
        text="LUX zählt noch die Perlen. Bald rechnen wir hier zusammen."
        wayOn={{ to: '/games', label: 'Zu den Spielen' }}
      />
    </Page>
  );
}
