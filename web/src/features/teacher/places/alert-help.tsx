import { Phone } from 'lucide-react';

const STEPS = [
  'Gehen Sie jetzt hin, ruhig und ohne Aufsehen. Lesen Sie den Satz nicht laut vor.',
  'Sprechen Sie mit dem Kind allein. Hören Sie zu, fragen Sie wenig, bleiben Sie bei ihm.',
  'Versprechen Sie nicht, es für sich zu behalten. Sagen Sie: „Ich hole Hilfe dazu.“',
  'Holen Sie heute noch jemanden dazu: Schulleitung, Schulsozialarbeit oder Beratungslehrkraft.',
  'Kann die Gefahr zu Hause sein? Rufen Sie die Eltern erst an, wenn Sie sich beraten haben.',
];

const LINES = [
  { number: '112', who: 'Notruf, wenn es jetzt um Leben und Gesundheit geht. Polizei: 110' },
  {
    number: '116 111',
    who: 'Nummer gegen Kummer für Kinder und Jugendliche, kostenlos und anonym',
  },
  { number: '0800 111 0550', who: 'Elterntelefon, auch für andere Erwachsene, die sich sorgen' },
  { number: '0800 22 55 530', who: 'Hilfe-Telefon Sexueller Missbrauch, auch für Fachkräfte' },
];

/** What to do now and whom to call (DESIGN 6), in the order in which it is needed. */
export function AlertHelp() {
  return (
    <div className="flex flex-col gap-4">
      <ol className="flex list-decimal flex-col gap-1.5 pl-6 leading-snug">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div>
        <ul className="grid gap-2 sm:grid-cols-2">
          {LINES.map((line) => (
            <HelpLine key={line.number} {...line} />
          ))}
        </ul>
        <p className="mt-2 text-ink-soft text-sm">
          Das Jugendamt nennt Ihnen eine Fachkraft, die Sie berät, ohne dass Sie den Namen des
          Kindes sagen. Darauf haben Lehrkräfte ein Recht (§ 4 KKG).
        </p>
      </div>
    </div>
  );
}

/** A number that can be called from here, with who answers. */
function HelpLine({ number, who }: { number: string; who: string }) {
  return (
    <li>
      <a
        href={`tel:${number.replaceAll(' ', '')}`}
        className="flex min-h-target items-center gap-3 rounded-md border-2 border-control-line px-3 py-1.5 hover:border-primary"
      >
        <Phone aria-hidden className="size-5 shrink-0 text-primary" />
        <span className="min-w-0">
          <strong className="block whitespace-nowrap">{number}</strong>
          <span className="block text-ink-soft text-sm leading-snug">{who}</span>
        </span>
      </a>
    </li>
  );
}
