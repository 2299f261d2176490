import {
  ArrowLeft,
  ChartColumn,
  Download,
  Hammer,
  Image,
  List,
  Settings as SettingsIcon,
  Users as UsersIcon,
} from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { Export } from './export/export.tsx';
import { Jobs } from './jobs/jobs.tsx';
import { Overview } from './overview/overview.tsx';
import { Pictures } from './pictures/pictures.tsx';
import { Requests } from './requests/requests.tsx';
import { Settings } from './settings/settings.tsx';
import { Users } from './users/users.tsx';

const TABS = [
  {
    value: 'uebersicht',
    label: 'Übersicht',
    icon: <ChartColumn aria-hidden />,
    content: <Overview />,
  },
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
];

/** The open dashboard; which tab is shown stands in the address (SPEC 2). */
export function Dashboard() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('bereich');
  const tab = TABS.find(({ value }) => value === asked) ?? TABS[0];
  return (
    <>
      <Button asChild variant="ghost" className="mb-4 self-start">
        <Link to="/">
          <ArrowLeft aria-hidden />
          Zurück zur Startseite
        </Link>
      </Button>
      <Tabs
        label="Bereiche des Dashboards"
        tabs={TABS}
        value={tab?.value ?? ''}
        onValueChange={(bereich) => setSearch({ bereich }, { replace: true })}
      />
    </>
  );
}
