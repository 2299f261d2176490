import drawing from 'openmoji/color/svg/1F4D6.svg?url';
import { Page } from '../../components/page.tsx';
import { ComingSoon } from '../coming-soon.tsx';

export function StoryRoute() {
  return (
    <Page title="Geschichtenwerkstatt">
      <ComingSoon
        drawing={drawing}
        text="LUX sammelt noch Ideen. Bald erfinden wir hier Geschichten."
        wayOn={{ to: '/games', label: 'Zu den Spielen' }}
      />
    </Page>
  );
}
