import { ArrowLeft, ChartColumn, Download, Image, List, Settings, Users } from 'lucide-react';
import site from 'openmoji/color/svg/1F6A7.svg?url';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { Requests } from './requests.tsx';

const announced = (title: string) => (
  <EmptyState
    drawing={site}
    title={`${title}: kommt gleich`}
    text="Dieser Bereich wird gerade gebaut. Die Anfragen sehen Sie schon jetzt."
  />
);

export function Dashboard() {
  const [tab, setTab] = useState('anfragen');
  const tabs = [
    {
      value: 'uebersicht',
      label: 'Übersicht',
      icon: <ChartColumn aria-hidden />,
      content: announced('Übersicht'),
    },
    { value: 'anfragen', label: 'Anfragen', icon: <List aria-hidden />, content: <Requests /> },
    {
      value: 'bilder',
      label: 'Bilder',
      icon: <Image aria-hidden />,
      content: announced('Bilder'),
    },
    {
      value: 'benutzer',
      label: 'Benutzer',
      icon: <Users aria-hidden />,
      content: announced('Benutzer'),
    },
    {
      value: 'einstellungen',
      label: 'Einstellungen',
      icon: <Settings aria-hidden />,
      content: announced('Einstellungen'),
    },
    {
      value: 'export',
      label: 'Export',
      icon: <Download aria-hidden />,
      content: announced('Export'),
    },
  ];
  return (
    <>
      <Button asChild variant="ghost" className="mb-4 self-start">
        <Link to="/">
          <ArrowLeft aria-hidden />
          Zurück zur Startseite
        </Link>
      </Button>
      <Tabs label="Bereiche des Dashboards" tabs={tabs} value={tab} onValueChange={setTab} />
    </>
  );
}
