import { FileText, FolderHeart, Shield } from 'lucide-react';
import { Link } from 'react-router-dom';

const links = [
  { to: '/meine-daten', label: 'Meine Daten', icon: FolderHeart },
  { to: '/datenschutz/kinder', label: 'Datenschutz für Kinder', icon: Shield },
  { to: '/datenschutz', label: 'Datenschutz', icon: FileText },
] as const;

export function Footer() {
  return (
    <footer className="in-data-own-things:invisible [main:has([data-screen-comes])+&]:invisible px-4 pt-4 pb-28 text-center text-2xs text-ink-soft sm:text-xs">
      <p>Deine persönliche Lehrerin · © 2025</p>
      <nav aria-label="Deine Daten und Datenschutz" className="mt-1">
        <ul className="flex flex-wrap justify-center sm:gap-x-2">
          {links.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-target items-center gap-1 rounded-md px-1 sm:px-2 underline underline-offset-4 hover:text-ink"
              >
                <Icon aria-hidden className="size-4" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
