import { House, RotateCcw } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { ErrorState } from '../../components/states/error-state.tsx';
import { reloadOnce } from '../../offline/reload-once.ts';

/** Catches what a screen could not handle, or a script that did not arrive. */
export class RouteErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reloadOnce(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const isOnline = navigator.onLine;
    return (
      <ErrorState
        title={
          isOnline ? 'Hoppla, da ist etwas schiefgegangen.' : 'Dafür brauche ich das Internet.'
        }
        text={
          isOnline
            ? 'Du hast nichts falsch gemacht. Versuche es gleich noch einmal.'
            : 'Gerade ist keins da. Versuche es noch einmal, wenn es wieder da ist.'
        }
        action={
          <>
            <Button size="child" onClick={() => window.location.reload()}>
              <RotateCcw aria-hidden />
              Noch einmal versuchen
            </Button>
            <Button size="child" variant="outline" asChild>
              <a href="/">
                <House aria-hidden />
                Zur Startseite
              </a>
            </Button>
          </>
        }
      />
    );
  }
}
