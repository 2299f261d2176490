import {
  ArrowLeft,
  ChartColumn,
  Download,
  FileLock2,
  Hammer,
  Image,
  List,
  ScrollText,
  Settings as SettingsIcon,
  ShieldAlert,
  ShieldCheck,
  Siren,
  Users as UsersIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/controls/button.tsx';
import { Tabs } from '../../components/controls/tabs.tsx';
import { Card } from '../../components/layout/card.tsx';
import { useSession } from '../../lib/session/session.ts';
import { LockButton } from './access/lock-button.tsx';
import { RefusalDialogs } from './access/refusal-dialogs.tsx';
import { Alerts } from './alerts/alerts.tsx';
import { Export } from './exports/export.tsx';
import { Jobs } from './jobs/jobs.tsx';
import { Overview } from './overview/overview.tsx';
import { Pictures } from './pictures/pictures.tsx';
import { PrivacyKit } from './privacy-kit/privacy-kit.tsx';
import { Requests } from './requests/requests.tsx';
import { Settings } from './settings/settings.tsx';
import { Trail } from './trail/trail.tsx';
import { Users } from './users/users.tsx';

/** Urges owner and admins to protect what they can see and do. */
function SecondFactorBanner() {
  return (
    <Card tone="warning" className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
      <ShieldAlert aria-hidden className="size-8 shrink-0" />
      <p className="min-w-0 basis-56 grow">
        <strong>Ihr Konto ist nur durch ein Passwort geschützt.</strong> Wer es errät, liest alles,
        was Kinder fragen. Richten Sie einen zweiten Faktor auf Ihrem Handy ein.
      </p>
      <Button asChild variant="outline">
        <Link to="/konto">
          <ShieldCheck aria-hidden />
          Jetzt einrichten
        </Link>
      </Button>
    </Card>
  );
}

interface DashboardTab {
  value: string;
  label: string;
  icon: ReactNode;
  content: ReactNode;
  isForOwner?: true;
}

const TABS: DashboardTab[] = [
  {
    value: 'uebersicht',
    label: 'Übersicht',
    icon: <ChartColumn aria-hidden />,
    content: <Overview />,
  },
  { value: 'alarme', label: 'Alarme', icon: <Siren aria-hidden />, content: <Alerts /> },
  { value: 'anfragen', label: 'Anfragen', icon: <List aria-hidden />, content: <Requests /> },
  { value: 'bilder', label: 'Bilder', icon: <Image aria-hidden />, content: <Pictures /> },
  { value: 'auftraege', label: 'Aufträge', icon: <Hammer aria-hidden />, content: <Jobs /> },
  { value: 'benutzer', label: 'Benutzer', icon: <UsersIcon aria-hidden />, content: <Users /> },
  {
    value: 'einstellungen',
    label: 'Einstellungen',
    icon: <SettingsIcon aria-hidden />,
    content: <Settings />,
  },
  { value: 'export', label: 'Export', icon: <Download aria-hidden />, content: <Export /> },
  {
    value: 'datenschutz',
    label: 'Datenschutz',
    icon: <FileLock2 aria-hidden />,
    content: <PrivacyKit />,
  },
  {
    value: 'protokoll',
    label: 'Protokoll',
    icon: <ScrollText aria-hidden />,
    content: <Trail />,
    isForOwner: true,
  },
];

/** The open dashboard; which tab is shown stands in the address (SPEC 2). */
export function Dashboard({ onLocked }: { onLocked: () => void }) {
  const { user } = useSession();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('bereich');
  const tabs = TABS.filter(({ isForOwner }) => !isForOwner || user?.isOwner);
  const tab = tabs.find(({ value }) => value === asked) ?? tabs[0];
  // For admins and the owner, their role opens it.
  const isOpenedByPassword = !(user?.isOwner || user?.role === 'admin');
  return (
    <>
      <div className="mb-4 flex flex-wrap justify-between gap-2">
        <Button asChild variant="ghost">
          <Link to="/">
            <ArrowLeft aria-hidden />
            Zurück zur Startseite
          </Link>
        </Button>
        {isOpenedByPassword && <LockButton onLocked={onLocked} />}
      </div>
      {!isOpenedByPassword && user?.hasSecondFactor === false && <SecondFactorBanner />}
      <RefusalDialogs onLocked={onLocked} />
      <Tabs
        label="Bereiche des Dashboards"
        tabs={tabs}
        value={tab?.value ?? ''}
        onValueChange={(bereich) => setSearch({ bereich }, { replace: true })}
      />
    </>
  );
}
