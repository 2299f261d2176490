import { totpCode } from '@lux/accounts/src/testing/totp-code.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openJourney } from '../testing/open-journey.ts';

const journey = openJourney({ endsSessions: true, isAlone: true });
const password = 'Wolke-Besen-Zebra';

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const fill = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).fill(text);
const see = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** Sets up the second factor as a person does; answers with the recovery codes. */
async function setUpSecondFactor(page: Page): Promise<string[]> {
  await page.getByRole('link', { name: 'Jetzt einrichten' }).click();
  await fill(page, 'Ihr Passwort', password);
  await press(page, 'Einrichten');
  await page.getByRole('img', { name: /QR-Code/ }).waitFor();
  await journey.expectAccessible(page);
  const secret = await page.getByText(/^([A-Z2-7]{4} ?){4,}$/).textContent();
  await fill(page, 'Code aus der App', totpCode((secret ?? '').replaceAll(' ', '')));
  await press(page, 'Einschalten');
  const codes = page.getByRole('list', { name: 'Wiederherstellungscodes' });
  await codes.waitFor();
  await journey.expectAccessible(page);
  const shown = await codes.getByRole('listitem').allTextContents();
  await press(page, 'Sicher aufbewahrt');
  await page.getByRole('button', { name: 'Zweiten Faktor entfernen' }).waitFor();
  return shown;
}

test('the owner proves it, protects the account, and a child gets a password of its own again', async () => {
  const { ownerUsername, ownerSecret } = journey.stack;
  const owner = await journey.visit({ path: '/auth' });
  await owner.getByRole('tab', { name: 'Registrieren' }).click();
  // A person sees the form before filling it: a press on the prerendered page takes effect a moment later.
  await owner.getByRole('button', { name: 'Konto anlegen' }).waitFor();
  await fill(owner, 'Benutzername', ownerUsername);
  await fill(owner, 'Passwort', password);
  await press(owner, 'Konto anlegen');
  await fill(owner, 'Besitzer-Schlüssel', ownerSecret);
  await journey.expectAccessible(owner);
  await press(owner, 'Konto anlegen');
  await owner.waitForURL('**/');
  await owner.goto('/admin-dashboard');
  const [recoveryCode = ''] = await setUpSecondFactor(owner);

  const child = await journey.visit({ account: { username: 'merkfix', password } });
  await owner.goto('/admin-dashboard?bereich=benutzer');
  await press(owner, 'Passwort zurücksetzen: merkfix');
  await press(owner, 'Passwort erzeugen');
  const shown = owner.getByRole('dialog').getByRole('status');
  await shown.waitFor();
  const made = (await shown.textContent()) ?? '';

  await child.goto('/auth');
  await fill(child, 'Benutzername', 'merkfix');
  await fill(child, 'Passwort', made);
  await press(child, 'Anmelden');
  await see(child, /Denk dir jetzt dein eigenes aus/);
  await journey.expectAccessible(child);
  await fill(child, 'Dein eigenes Passwort', 'Ampel-Fjord-Kissen');
  await press(child, 'Anmelden');
  await see(child, 'Willkommen zurück, merkfix!');

  const elsewhere = await journey.visit({ path: '/auth' });
  await fill(elsewhere, 'Benutzername', ownerUsername);
  await fill(elsewhere, 'Passwort', password);
  await press(elsewhere, 'Anmelden');
  await fill(elsewhere, 'Sechsstelliger Code', recoveryCode);
  await journey.expectAccessible(elsewhere);
  await press(elsewhere, 'Anmelden');
  await see(elsewhere, `Willkommen zurück, ${ownerUsername}!`);
});

test('a dashboard opened by password is locked by hand, and opened again', async () => {
  const page = await journey.visit({
    path: '/admin-dashboard?bereich=export',
    account: { username: 'vertretung', password },
  });
  const open = async () => {
    await fill(page, 'Passwort', journey.stack.dashboardPassword);
    await press(page, 'Anmelden');
    await page.getByRole('button', { name: 'Exportieren' }).waitFor();
  };
  await open();
  await press(page, 'Sperren');
  await page.getByLabel('Passwort', { exact: true }).waitFor();
  const refused = await page.request.get('/api/analytics/requests');
  expect(refused.status()).toBe(401);
  await open();
});
