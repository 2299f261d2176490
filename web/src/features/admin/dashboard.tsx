import { useSearchParams } from 'react-router-dom';
import { SideNavigation } from '../../components/layout/side-navigation.tsx';
import { Workplace } from '../../components/layout/workplace.tsx';
import { useSession } from '../../lib/session/session.ts';
import { LockButton } from './access/lock-button.tsx';
import { RefusalDialogs } from './access/refusal-dialogs.tsx';
import { SecondFactorBanner } from './access/second-factor-banner.tsx';
import { useOpenAlerts } from './alerts/open-alerts.ts';
import { FirstStepsHint } from './first-steps/first-steps-hint.tsx';
import { useStepsLeft } from './first-steps/use-first-steps.ts';
import {
  ALERTS,
  type DashboardSection,
  dashboardSections,
  FIRST_STEPS,
  OVERVIEW_SECTION,
} from './sections.tsx';

/** The open dashboard; which section is shown stands in the address (SPEC 2). */
export function Dashboard({ onLocked }: { onLocked: () => void }) {
  const { user } = useSession();
  const [search] = useSearchParams();
  const waiting: Waiting = {
    openAlerts: useOpenAlerts() ?? 0,
    stepsLeft: useStepsLeft(),
  };
  const asked = search.get('bereich');
  const sections = dashboardSections.filter(({ isForOwner }) => !isForOwner || user?.isOwner);
  const shown = sections.find(({ value }) => value === asked) ?? sections[0];
  // For admins and the owner, their role opens it.
  const isOpenedByPassword = !(user?.isOwner || user?.role === 'admin');
  return (
    <Workplace
      navigation={
        <SideNavigation
          label="Bereiche des Dashboards"
          groups={groupsOf(sections, shown, waiting)}
        />
      }
    >
      {isOpenedByPassword && (
        <div className="mb-4 flex justify-end">
          <LockButton onLocked={onLocked} />
        </div>
      )}
      {!isOpenedByPassword && user?.hasSecondFactor === false && <SecondFactorBanner />}
      {shown?.value === OVERVIEW_SECTION && waiting.stepsLeft > 0 && (
        <FirstStepsHint left={waiting.stepsLeft} to={pathOf(FIRST_STEPS)} />
      )}
      <RefusalDialogs onLocked={onLocked} />
      <div key={shown?.value}>{shown?.content}</div>
    </Workplace>
  );
}

interface Waiting {
  openAlerts: number;
  stepsLeft: number;
}

const pathOf = (section: string) => `?bereich=${section}`;

function groupsOf(
  sections: readonly DashboardSection[],
  shown: DashboardSection | undefined,
  waiting: Waiting,
) {
  const headings = [...new Set(sections.map(({ group }) => group))];
  return headings.map((heading) => ({
    heading,
    entries: sections
      .filter(({ group }) => group === heading)
      .map((section) => ({
        to: pathOf(section.value),
        label: section.label,
        icon: section.icon,
        isCurrent: section === shown,
        badge: badgeOf(section.value, waiting),
      })),
  }));
}

function badgeOf(section: string, { openAlerts, stepsLeft: left }: Waiting) {
  if (section === ALERTS && openAlerts > 0) {
    const text = openAlerts === 1 ? 'ein offener Alarm' : `${openAlerts} offene Alarme`;
    return { mark: openAlerts.toLocaleString('de-DE'), text, isUrgent: true };
  }
  if (section === FIRST_STEPS && left > 0) {
    const text = left === 1 ? 'ein Schritt offen' : `${left} Schritte offen`;
    return { mark: left.toLocaleString('de-DE'), text, isUrgent: false };
  }
  return undefined;
}
