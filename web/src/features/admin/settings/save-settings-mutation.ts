import { gql, type TypedDocumentNode } from '@apollo/client';
import type { SettingsChange } from '@lux/contracts/accounts/settings-change.ts';
import type { KeyName } from './key-names.ts';

export type SettingsInput = Omit<SettingsChange, KeyName> & {
  [Name in KeyName]?: string;
} & { removeKeys?: KeyName[] };

/** What is absent stays as it is; keys to forget are named in `removeKeys`. */
export const SAVE_SETTINGS: TypedDocumentNode<
  { saveSettings: { assistantName: string } },
  { input: SettingsInput }
> = gql`
  mutation SaveSettings($input: SettingsInput!) {
    saveSettings(input: $input) {
      assistantName
    }
  }
`;
