import drawing from 'openmoji/color/svg/1F511.svg?url';
import { Page } from '../../components/page.tsx';
import { ComingSoon } from '../coming-soon.tsx';

export function AuthRoute() {
  return (
    <Page title="Anmeldung & Registrierung">
      <ComingSoon
        drawing={drawing}
        text="Bald kannst du dich hier anmelden. Sprechen und malen kannst du schon jetzt."
        wayOn={{ to: '/', label: 'Mit LUX sprechen' }}
      />
    </Page>
  );
}
