import { ApiError } from '../../lib/api-error.ts';
import type { FieldErrors } from './check-fields.ts';

const FIELDS: Partial<Record<string, 'username' | 'password'>> = {
  USERNAME_TAKEN: 'username',
  PASSWORD_TOO_COMMON: 'password',
  LOGIN_FAILED: 'password',
};

/** Puts the server's sentence beside the field it is about. */
export function refusedField(error: unknown): FieldErrors {
  const field = error instanceof ApiError ? FIELDS[error.code] : undefined;
  return field && error instanceof ApiError ? { [field]: error.message } : {};
}
