import { useSearchParams } from 'react-router-dom';
import { SideNavigation } from '../../components/layout/side-navigation.tsx';
import { Workplace } from '../../components/layout/workplace.tsx';
import { useSession } from '../../lib/session/session.ts';
import { LockButton } from './access/lock-button.tsx';
import { RefusalDialogs } from './access/refusal-dialogs.tsx';
import { SecondFactorBanner } from './access/second-factor-banner.tsx';
import { useOpenAlerts } from './alerts/open-alerts.ts';
import { ALERTS, type DashboardSection, dashboardSections } from './sections.tsx';

/** The open dashboard; which section is shown stands in the address (SPEC 2). */
export function Dashboard({ onLocked }: { onLocked: () => void }) {
  const { user } = useSession();
  const [search] = useSearchParams();
  const openAlerts = useOpenAlerts();
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
          groups={groupsOf(sections, shown, openAlerts ?? 0)}
        />
      }
    >
      {isOpenedByPassword && (
        <div className="mb-4 flex justify-end">
          <LockButton onLocked={onLocked} />
        </div>
      )}
      {!isOpenedByPassword && user?.hasSecondFactor === false && <SecondFactorBanner />}
      <RefusalDialogs onLocked={onLocked} />
      <div key={shown?.value}>{shown?.content}</div>
    </Workplace>
  );
}

function groupsOf(
  sections: readonly DashboardSection[],
  shown: DashboardSection | undefined,
  openAlerts: number,
) {
  const headings = [...new Set(sections.map(({ group }) => group))];
  return headings.map((heading) => ({
    heading,
    entries: sections
      .filter(({ group }) => group === heading)
      .map((section) => ({
        to: `?bereich=${section.value}`,
        label: section.label,
        icon: section.icon,
        isCurrent: section === shown,
        badge: section.value === ALERTS && openAlerts > 0 ? openBadge(openAlerts) : undefined,
      })),
  }));
}

const openBadge = (count: number) => ({
  mark: count.toLocaleString('de-DE'),
  text: count === 1 ? 'ein offener Alarm' : `${count} offene Alarme`,
  isUrgent: true,
});
