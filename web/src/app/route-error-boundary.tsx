import { Component, type ReactNode } from 'react';
import { Button } from '../components/button.tsx';
import { ErrorState } from '../components/error-state.tsx';

/** Catches what a screen could not handle, or a script that did not arrive. */
export class RouteErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorState
        title="Hoppla, da ist etwas schiefgegangen."
        text="Du hast nichts falsch gemacht. Versuche es gleich noch einmal."
        action={
          <>
            <Button size="child" onClick={() => window.location.reload()}>
              Noch einmal versuchen
            </Button>
            <Button size="child" variant="outline" asChild>
              <a href="/">Zur Startseite</a>
            </Button>
          </>
        }
      />
    );
  }
}
