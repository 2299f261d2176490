import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { AdminSettings } from '@lux/contracts/accounts/settings.ts';
import { Button } from '../../../components/controls/button.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { Skeleton } from '../../../components/states/progress.tsx';
import { AiServersPanel } from '../ai-servers/ai-servers-panel.tsx';
import { AiCeilings } from '../ai-usage/ai-ceilings.tsx';
import { AccountSettings } from './account-settings.tsx';
import { SettingsForm } from './settings-form.tsx';

const ADMIN_SETTINGS: TypedDocumentNode<
  { adminSettings: AdminSettings },
  Record<string, never>
> = gql`
  query AdminSettings {
    adminSettings {
      assistantName
      language
      voiceId
      speechSpeed
      childSafeMode
      usesBrowserRecognition
      pronunciations {
        written
        spoken
      }
      openAiApiKey {
        lastFour
        savedAt
      }
      elevenlabsApiKey {
        lastFour
        savedAt
      }
    }
  }
`;

/** Name, language, voice, names, child safety and keys (SPEC 3, Settings). */
export function Settings() {
  const { data, error, refetch } = useQuery(ADMIN_SETTINGS, { fetchPolicy: 'network-only' });
  const askAgain = () => void refetch().catch(() => {});
  if (data) {
    return (
      <>
        <AccountSettings />
        <AiServersPanel />
        <AiCeilings />
        <SettingsForm settings={data.adminSettings} onSaved={askAgain} />
      </>
    );
  }
  if (error) {
    return (
      <ErrorState
        title="Die Einstellungen konnten nicht geladen werden."
        action={<Button onClick={askAgain}>Erneut versuchen</Button>}
      />
    );
  }
  return <Skeleton className="h-96" />;
}
