export function Footer() {
  return (
    <footer className="px-4 pt-4 pb-28 text-center text-ink-soft text-xs">
      Deine persönliche Lehrerin · © 2025
    </footer>
  );
}
