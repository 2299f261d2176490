import { Ear, LoaderCircle, Mic, Paintbrush, Star } from 'lucide-react';
import { Button } from '../../components/controls/button.tsx';
import { DesignSection } from '../design-section.tsx';
import { Specimen } from '../specimen.tsx';

const variants = ['primary', 'accent', 'soft', 'outline', 'ghost', 'danger'] as const;

export function Buttons() {
  return (
    <DesignSection title="Knöpfe">
      <div className="grid gap-4 sm:grid-cols-3">
        {variants.map((variant) => (
          <Specimen key={variant} name={variant} className="items-start">
            <Button variant={variant} size="child">
              <Star aria-hidden />
              Los!
            </Button>
            <Button variant={variant} size="child" disabled>
              <Star aria-hidden />
              Gesperrt
            </Button>
            <Button variant={variant}>
              <Star aria-hidden />
              Für Große
            </Button>
            <span className="flex gap-2">
              <Button variant={variant} size="childIcon" aria-label={`Malen, ${variant}`}>
                <Paintbrush aria-hidden />
              </Button>
              <Button variant={variant} size="icon" aria-label={`Klein malen, ${variant}`}>
                <Paintbrush aria-hidden />
              </Button>
            </span>
          </Specimen>
        ))}
        <Specimen name="Link" className="items-start">
          <Button asChild size="child" variant="outline">
            <a href="#knopf">
              <Star aria-hidden />
              Ansehen
            </a>
          </Button>
        </Specimen>
      </div>
      <Specimen name="hero: bereit">
        <Button size="hero">
          <Mic aria-hidden />
          Drücken zum Sprechen
        </Button>
      </Specimen>
      <Specimen name="hero: hört zu">
        <Button size="hero" variant="accent">
          <Ear aria-hidden />
          Zum Beenden drücken
        </Button>
      </Specimen>
      <Specimen name="hero: beschäftigt, daneben der Weg hinaus">
        <div className="flex gap-3">
          <Button size="hero" disabled className="grow">
            <LoaderCircle aria-hidden className="animate-spin" />
            Verarbeite...
          </Button>
          <Button size="heroAside" variant="accent">
            <Star aria-hidden />
            Stopp
          </Button>
        </div>
      </Specimen>
    </DesignSection>
  );
}
