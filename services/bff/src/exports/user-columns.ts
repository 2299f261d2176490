import type { User } from '@lux/contracts/accounts/user.ts';
import { berlinTime } from './berlin-time.ts';
import type { Column } from './column.ts';

/** Users as a table. */
export const userColumns: Column<User>[] = [
  ['Benutzername', ({ username }) => username],
  ['Anzeigename', ({ displayName }) => displayName],
  [
    'Rolle',
    ({ role, isOwner }) => (isOwner ? 'Besitzer' : role === 'admin' ? 'Admin' : 'Benutzer'),
  ],
  ['Angelegt am', ({ createdAt }) => berlinTime(createdAt)],
  ['Letzte Anmeldung', ({ lastLogin }) => (lastLogin ? berlinTime(lastLogin) : null)],
  ['Kennung', ({ id }) => id],
];
