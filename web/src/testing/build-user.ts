import type { User } from '@lux/contracts/accounts/user.ts';

export function buildUser(overrides: Partial<User> = {}): User {
  return {
    id: 'u1',
    username: 'mia7',
    displayName: 'Mia',
    email: null,
    role: 'user',
    isOwner: false,
    hasSecondFactor: false,
    createdAt: '2025-03-09T10:00:00.000Z',
    lastLogin: null,
    ...overrides,
  };
}
