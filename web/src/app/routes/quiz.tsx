import drawing from 'openmoji/color/svg/2753.svg?url';
import { Page } from '../../components/page.tsx';
import { ComingSoon } from '../coming-soon.tsx';

export function QuizRoute() {
  return (
    <Page title="Quiz">
      <ComingSoon
        drawing={drawing}
        text="LUX denkt sich noch Fragen für dich aus."
        wayOn={{ to: '/games', label: 'Zu den Spielen' }}
      />
    </Page>
  );
}
