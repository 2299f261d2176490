import { House } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/controls/button.tsx';
import { Page } from '../../components/layout/page.tsx';
import { LuxFace } from '../../components/lux/lux-face.tsx';

export function NotFoundRoute() {
  return (
    <Page title="404 Page Not Found">
      <div className="flex flex-col items-center gap-4 text-center">
        <LuxFace mood="thinking" className="size-56 low:size-24" />
        <p className="text-lg">Hier ist nichts. LUX sucht auch schon. Komm, wir gehen zurück!</p>
        <Button asChild size="child">
          <Link to="/">
            <House aria-hidden />
            Nach Hause
          </Link>
        </Button>
      </div>
    </Page>
  );
}
