import { PenLine, RotateCcw, Star } from 'lucide-react';
import frame from 'openmoji/color/svg/1F5BC.svg?url';
import { Button } from '../../components/controls/button.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { Card } from '../../components/layout/card.tsx';
import { ControlDock } from '../../components/layout/control-dock.tsx';
import { QrCode } from '../../components/qr-code.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import { ErrorState } from '../../components/states/error-state.tsx';
import { Progress, Skeleton } from '../../components/states/progress.tsx';
import { Spinner } from '../../components/states/spinner.tsx';
import { DesignSection } from '../design-section.tsx';
import { Specimen } from '../specimen.tsx';

export function States() {
  return (
    <DesignSection title="Flächen und Zustände">
      <div className="grid gap-4 sm:grid-cols-3">
        <Card>
          <Drawing src={frame} className="size-16" />
          Karte
        </Card>
        <Card tone="info">Karte: gut zu wissen</Card>
        <Card tone="warning">Karte: aufgepasst</Card>
      </div>
      <Specimen name="leer">
        <EmptyState
          drawing={frame}
          title="Noch keine Geschichten"
          text="Wenn du eine speicherst, findest du sie hier."
          action={
            <Button size="child">
              <PenLine aria-hidden />
              Geschichte schreiben
            </Button>
          }
        />
      </Specimen>
      <Specimen name="Fehler">
        <ErrorState
          title="Hoppla, da ist etwas schiefgegangen."
          text="Du hast nichts falsch gemacht."
          action={
            <Button size="child">
              <RotateCcw aria-hidden />
              Noch einmal versuchen
            </Button>
          }
        />
      </Specimen>
      <Specimen name="unterwegs">
        <Skeleton className="h-24" />
        <Spinner label="Einen Moment …" />
        <Progress label="Noch unbekannt" percent={null} />
        <Progress label="Am Anfang" percent={0} />
        <Progress label="In der Mitte" percent={55} />
        <Progress label="Fertig" percent={100} />
      </Specimen>
      <Specimen name="QR-Code">
        <QrCode text="/auth?einladung=K7QX" label="QR-Code einer Einladung" />
      </Specimen>
      {/* Fixed within this box instead of the window. */}
      <div className="relative h-48 transform-gpu overflow-hidden">
        <ControlDock>
          <Button size="child">
            <Star aria-hidden />
            Leiste der Spiele
          </Button>
        </ControlDock>
      </div>
    </DesignSection>
  );
}
