import { ApiError } from '../../lib/api-error.ts';
import { rest } from '../../lib/rest.ts';

const loadSchema = () => import('./dashboard-login.ts').then((m) => m.DashboardLogin);

/** The sentence to show, or null when the dashboard is open (SPEC 5, 8). */
export async function unlockDashboard(password: string): Promise<string | null> {
  if (password === '') return 'Bitte geben Sie das Passwort ein.';
  try {
    const { success } = await rest.post('/api/dashboard/login', { password }, loadSchema);
    return success ? null : 'Falsches Passwort';
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 401 || status === 403) return 'Falsches Passwort';
    // Too many tries: the server's sentence says how long to wait.
    if (error instanceof ApiError && status === 429 && error.isForPerson) return error.message;
    return 'Fehler bei der Anmeldung';
  }
}
