import type { openBff } from './open-bff.ts';

type App = Awaited<ReturnType<typeof openBff>>['app'];

/** Gives a password at the dashboard's gate, in the session of this cookie or in a new one. */
export const logInToDashboard = (app: App, password: unknown, cookie = '') =>
  app.inject({
    method: 'POST',
    url: '/api/dashboard/login',
    payload: { password },
    headers: { cookie },
  });
