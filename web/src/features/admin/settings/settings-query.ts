import { gql, type TypedDocumentNode } from '@apollo/client';
import type { AdminSettings } from '@lux/contracts/accounts/admin-settings.ts';

export const ADMIN_SETTINGS: TypedDocumentNode<
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
