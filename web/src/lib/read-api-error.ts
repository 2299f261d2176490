import { ApiError } from './api-error.ts';

const DATABASE_AWAY =
  'Die Datenbank ist derzeit nicht verfügbar. Bitte versuche es später erneut oder kontaktiere den Administrator.';

/** What a refusing answer says to the person (SPEC 8, generic non-ok response). */
export async function readApiError(response: Response): Promise<ApiError> {
  const { status, statusText } = response;
  const text = await response.text().catch(() => '');
  const body = parseObject(text);
  if (body === null) {
    const message = `${status}: ${text || statusText}`;
    return new ApiError({ status, code: 'UNKNOWN', message, isForPerson: false });
  }
  const code = typeof body.error === 'string' ? body.error : 'UNKNOWN';
  if (code === 'DATABASE_CONNECTION_FAILED') {
    return new ApiError({ status, code, message: DATABASE_AWAY, isForPerson: true });
  }
  const said = body.message;
  const isForPerson = typeof said === 'string' && said !== '';
  const message = isForPerson ? said : `Fehler ${status}: ${statusText}`;
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || null;
  return new ApiError({ status, code, message, isForPerson, retryAfterSeconds });
}

function parseObject(text: string): { error?: unknown; message?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
