import {
  ChartColumn,
  Download,
  FileLock2,
  Footprints,
  GraduationCap,
  Hammer,
  Image,
  List,
  ScrollText,
  Settings as SettingsIcon,
  Siren,
  Users as UsersIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Alerts } from './alerts/alerts.tsx';
import { ExamsSection } from './exams/exams.tsx';
import { Export } from './exports/export.tsx';
import { FirstSteps } from './first-steps/first-steps.tsx';
import { Jobs } from './jobs/jobs.tsx';
import { Overview } from './overview/overview.tsx';
import { Pictures } from './pictures/pictures.tsx';
import { PrivacyKit } from './privacy-kit/privacy-kit.tsx';
import { Requests } from './requests/requests.tsx';
import { Settings } from './settings/settings.tsx';
import { Trail } from './trail/trail.tsx';
import { Users } from './users/users.tsx';

export interface DashboardSection {
  /** In the address: `?bereich=`. */
  value: string;
  /** Under which heading the navigation lists it. */
  group: 'Im Blick' | 'Einrichten' | 'Nachweise';
  label: string;
  icon: ReactNode;
  content: ReactNode;
  isForOwner?: true;
}

export const OVERVIEW_SECTION = 'uebersicht';
export const ALERTS = 'alarme';
export const FIRST_STEPS = 'erste-schritte';

/** What the dashboard has, in the order of the navigation; the first is shown first. */
export const dashboardSections: readonly DashboardSection[] = [
  {
    value: OVERVIEW_SECTION,
    group: 'Im Blick',
    label: 'Übersicht',
    icon: <ChartColumn aria-hidden />,
    content: <Overview />,
  },
  {
    value: ALERTS,
    group: 'Im Blick',
    label: 'Alarme',
    icon: <Siren aria-hidden />,
    content: <Alerts />,
  },
  {
    value: 'anfragen',
    group: 'Im Blick',
    label: 'Anfragen',
    icon: <List aria-hidden />,
    content: <Requests />,
  },
  {
    value: 'bilder',
    group: 'Im Blick',
    label: 'Bilder',
    icon: <Image aria-hidden />,
    content: <Pictures />,
  },
  {
    value: 'auftraege',
    group: 'Im Blick',
    label: 'Aufträge',
    icon: <Hammer aria-hidden />,
    content: <Jobs />,
  },
  {
    value: FIRST_STEPS,
    group: 'Einrichten',
    label: 'Erste Schritte',
    icon: <Footprints aria-hidden />,
    content: <FirstSteps />,
  },
  {
    value: 'benutzer',
    group: 'Einrichten',
    label: 'Benutzer',
    icon: <UsersIcon aria-hidden />,
    content: <Users />,
  },
  {
    value: 'einstellungen',
    group: 'Einrichten',
    label: 'Einstellungen',
    icon: <SettingsIcon aria-hidden />,
    content: <Settings />,
  },
  {
    value: 'pruefung',
    group: 'Einrichten',
    label: 'KI-Prüfung',
    icon: <GraduationCap aria-hidden />,
    content: <ExamsSection />,
  },
  {
    value: 'export',
    group: 'Nachweise',
    label: 'Export',
    icon: <Download aria-hidden />,
    content: <Export />,
  },
  {
    value: 'datenschutz',
    group: 'Nachweise',
    label: 'Datenschutz',
    icon: <FileLock2 aria-hidden />,
    content: <PrivacyKit />,
  },
  {
    value: 'protokoll',
    group: 'Nachweise',
    label: 'Protokoll',
    icon: <ScrollText aria-hidden />,
    content: <Trail />,
    isForOwner: true,
  },
];
