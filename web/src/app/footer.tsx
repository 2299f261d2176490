import { Link } from 'react-router-dom';

const links = [
  { to: '/meine-daten', label: 'Meine Daten' },
  { to: '/datenschutz/kinder', label: 'Datenschutz für Kinder' },
  { to: '/datenschutz', label: 'Datenschutz' },
] as const;

export function Footer() {
  return (
    <footer className="px-4 pt-4 pb-28 text-center text-ink-soft text-xs">
      <p>Deine persönliche Lehrerin · © 2025</p>
      <nav aria-label="Deine Daten und Datenschutz" className="mt-1">
        <ul className="flex flex-wrap justify-center gap-x-2">
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-target items-center rounded-md px-2 underline underline-offset-4 hover:text-ink"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
