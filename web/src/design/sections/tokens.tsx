import themeCss from '../../app/theme.css?raw';
import { DesignSection } from '../design-section.tsx';
import { Specimen } from '../specimen.tsx';

/** All names in theme.css with this prefix. */
function tokens(kind: string): string[] {
  const found = themeCss.matchAll(new RegExp(`--${kind}-([\\w-]+):`, 'g'));
  return [...found].flatMap(([, name = '']) => (name.includes('--') ? [] : name));
}

const box = 'h-16 rounded-md border-2 border-control-line';

/** Read from theme.css itself, so that nothing is missing and nothing is shown that is gone. */
export function Tokens() {
  return (
    <>
      <DesignSection title="Farben nach Bedeutung">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {tokens('color').map((name) => (
            <li key={name}>
              <Specimen name={name}>
                <span className={box} style={{ background: `var(--color-${name})` }} />
              </Specimen>
            </li>
          ))}
        </ul>
      </DesignSection>
      <DesignSection title="Schriftgrößen (Andika)">
        {tokens('text').map((name) => (
          <p key={name} style={{ fontSize: `var(--text-${name})` }}>
            {name}: <strong>Zwölf</strong> Boxkämpfer jagen Eva quer über den Sylter Deich.
          </p>
        ))}
      </DesignSection>
      <DesignSection title="Ecken, Höhen, Schatten">
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {tokens('radius').map((name) => (
            <li key={name}>
              <Specimen name={`radius-${name}`}>
                <span
                  className={`${box} bg-primary-soft`}
                  style={{ borderRadius: `var(--radius-${name})` }}
                />
              </Specimen>
            </li>
          ))}
          {tokens('spacing').map((name) => (
            <li key={name}>
              <Specimen name={`spacing-${name}`}>
                <span
                  className="rounded-md bg-primary-soft"
                  style={{ height: `var(--spacing-${name})` }}
                />
              </Specimen>
            </li>
          ))}
          {tokens('shadow').map((name) => (
            <li key={name}>
              <Specimen name={`shadow-${name}`}>
                <span
                  className="h-16 rounded-md bg-surface-raised"
                  style={{ boxShadow: `var(--shadow-${name})` }}
                />
              </Specimen>
            </li>
          ))}
        </ul>
      </DesignSection>
      <DesignSection title="Bewegung">
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {tokens('animate').map((name) => (
            <li key={name}>
              <Specimen name={name}>
                <span
                  className="size-12 rounded-md bg-sun"
                  style={{ animation: `var(--animate-${name})` }}
                />
              </Specimen>
            </li>
          ))}
        </ul>
      </DesignSection>
    </>
  );
}
