import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openJourney } from '../testing/open-journey.ts';

const journey = openJourney({ endsSessions: true });
const password = 'Wolke-Besen-Zebra';

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const see = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

async function enter(page: Page, tab: 'Anmelden' | 'Registrieren', username: string) {
  await page.getByRole('tab', { name: tab }).click();
  await page.getByLabel('Benutzername').fill(username);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await press(page, tab === 'Anmelden' ? 'Anmelden' : 'Konto anlegen');
  await page.waitForURL('**/');
}

const enterAs = (username: string, path = '/') =>
  journey.visit({ path, account: { username, password } });

async function paint(page: Page, wish: string): Promise<void> {
  await page.goto('/gallery');
  await page.getByLabel('Dein Bild beschreiben').fill(wish);
  await page.keyboard.press('Enter');
  await press(page, 'Los!');
  // Not the toast: that of a new sticker may come over it.
  await page.getByRole('img', { name: wish }).waitFor();
}

test('what a visitor painted goes along into the account and is there on another device', async () => {
  const school = await journey.visit({ path: '/gallery' });
  await paint(school, 'ein grüner Drache');
  await school.goto('/auth');
  await journey.expectAccessible(school);
  await enter(school, 'Registrieren', 'drachenkind');
  await see(school, 'Dein Konto wurde erfolgreich erstellt!');

  const home = await journey.visit({ path: '/auth' });
  await enter(home, 'Anmelden', 'drachenkind');
  await see(home, 'Willkommen zurück, drachenkind!');
  await home.goto('/gallery');
  const picture = home.getByRole('img', { name: 'ein grüner Drache' });
  await picture.waitFor();
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined();

  await press(home, 'Löschen: ein grüner Drache');
  const sent = home.waitForResponse((answer) => answer.request().method() === 'PUT');
  await press(home, 'Ja, löschen');
  await see(home, 'Keine Bilder vorhanden');
  await sent;
  await school.goto('/gallery');
  await see(school, 'Keine Bilder vorhanden');
});

test('a picture earns a sticker, celebrated where the child is and kept in the collection', async () => {
  const page = await enterAs('stickerkind', '/stickers');
  await see(page, /^0 \/ \d+ \(0%\)$/);
  await journey.expectAccessible(page);
  await paint(page, 'eine Katze');
  const celebration = page.getByRole('complementary', { name: /^Neuer Sticker/ });
  await celebration.waitFor();
  await journey.expectAccessible(page);
  await celebration.getByRole('link', { name: 'Ansehen' }).click();
  await see(page, /^[1-9]\d* \/ \d+/);
  await see(page, /Erhalten am: \d\d\.\d\d\.\d{4}/);
  await journey.expectAccessible(page);
});

test('after the logout the next child finds an empty device', async () => {
  const page = await enterAs('erstes-kind');
  await paint(page, 'ein Haus');
  const before = await page.evaluate(() => localStorage.getItem('visitorToken'));
  await press(page, 'erstes-kind: abmelden');
  await journey.expectAccessible(page);
  await press(page, 'Ja, abmelden');
  await see(page, 'Logout erfolgreich');
  await see(page, 'Keine Bilder vorhanden');
  expect(await page.evaluate(() => localStorage.getItem('visitorToken'))).not.toBe(before);
  await page.goto('/stickers');
  await see(page, 'Melde dich an, um deine Sticker-Sammlung zu sehen');
  await journey.expectAccessible(page);
});

test('a child that forgot the password comes in with the one an admin made', async () => {
  const child = await enterAs('vergesskind');
  const admin = await enterAs('lehrerin', '/admin-dashboard?bereich=benutzer');
  await admin.getByLabel('Passwort').fill(journey.stack.dashboardPassword);
  await press(admin, 'Anmelden');
  await press(admin, 'Passwort zurücksetzen: vergesskind');
  await journey.expectAccessible(admin);
  await press(admin, 'Passwort erzeugen');
  const shown = admin.getByRole('dialog').getByRole('status');
  await shown.waitFor();
  const made = (await shown.textContent()) ?? '';
  expect(made).toMatch(/^(\w+-){3}\d\d$/);
  await journey.expectAccessible(admin);
  await press(admin, 'Fertig');

  await child.goto('/stickers');
  await see(child, 'Melde dich an, um deine Sticker-Sammlung zu sehen');
  await child.goto('/auth');
  await child.getByLabel('Benutzername').fill('vergesskind');
  await child.getByLabel('Passwort', { exact: true }).fill(made);
  await press(child, 'Anmelden');
  // What a grown-up has read is not left as it is.
  await child.getByLabel('Dein eigenes Passwort', { exact: true }).fill('Ampel-Fjord-Kissen');
  await press(child, 'Anmelden');
  await see(child, 'Willkommen zurück, vergesskind!');
});

test('everything can be seen and deleted, and the account is gone', async () => {
  const page = await enterAs('loeschkind', '/meine-daten');
  await see(page, 'Das ist gespeichert');
  await journey.expectAccessible(page);
  await press(page, 'Alles löschen');
  await press(page, 'Ja, alles löschen');
  await journey.expectAccessible(page);
  await press(page, 'Endgültig löschen');
  await see(page, 'Alles ist gelöscht');

  await page.goto('/auth');
  await page.getByLabel('Benutzername').fill('loeschkind');
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await press(page, 'Anmelden');
  await see(page, 'Benutzername oder Passwort stimmt nicht.');
});

test.each(['/datenschutz', '/datenschutz/kinder'])('%s is accessible', async (path) => {
  const page = await journey.visit({ path });
  await page.getByRole('heading', { level: 1, name: /Datenschutz/ }).waitFor();
  await journey.expectAccessible(page);
});
