import drawing from 'openmoji/color/svg/1F58D.svg?url';
import { Page } from '../../components/page.tsx';
import { ComingSoon } from '../coming-soon.tsx';

export function ColoringRoute() {
  return (
    <Page title="Ausmalbilder">
      <ComingSoon
        drawing={drawing}
        text="LUX spitzt noch die Stifte. Bald kannst du hier Bilder ausmalen."
        wayOn={{ to: '/gallery', label: 'Ein Bild malen lassen' }}
      />
    </Page>
  );
}
