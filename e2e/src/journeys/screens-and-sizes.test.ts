import { User } from '@lux/contracts/accounts/user.ts';
import { Material } from '@lux/contracts/classroom/material.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdLesson } from '../testing/hold-lesson.ts';
import { measureScreen } from '../testing/measure-screen.ts';
import { openJourney } from '../testing/open-journey.ts';
import { Visitor } from '../testing/visitor.ts';

const journey = openJourney();
const password = 'Wolke-Besen-Zebra';

/** Telephone and tablet, upright and lying, an older tablet, a desk. */
const SIZES = ['390x844', '820x1180', '1180x820', '1024x768', '844x390', '1440x900'] as const;
/** Below it an iPhone zooms the page when the field takes the focus. */
const UNZOOMED_TEXT = 16;
const LOW = '844x390';
const PHONE = '390x844';

interface Screen {
  path: string;
  /** What one comes for: whole, uncovered and in sight without scrolling. Absent where one reads. */
  main?: (page: Page) => Locator;
}

interface Exception {
  name: RegExp;
  sizes: readonly string[];
  /** Not smaller than this all the same, in CSS pixels. */
  atLeast: number;
  why: string;
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first();
const link = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name }).first();
/** The card around a radio button that nobody sees. */
const card = (name: string) => (page: Page) =>
  page.locator('label', { has: page.getByRole('radio', { name }) }).first();

const childScreens: readonly Screen[] = [
  { path: '/', main: button('Drücken zum Sprechen') },
  { path: '/gallery', main: button('Drücken und beschreiben') },
  { path: '/coloring', main: button('Drücken und beschreiben') },
  { path: '/games', main: link(/^Mathe/) },
  { path: '/games/quiz', main: button(/^Natur/) },
  { path: '/games/math', main: button('Los geht’s!') },
  { path: '/games/story', main: card('Abenteuer') },
  { path: '/games/buchstaben', main: button(/^Buchstaben/) },
  { path: '/stickers', main: (page) => page.getByRole('tab', { name: 'Alle' }) },
  { path: '/beitreten', main: button('2') },
  { path: '/konto' },
  { path: '/meine-daten' },
  { path: '/datenschutz/kinder' },
];

const homeLink: Exception = {
  name: /^a "Deine AI Lehrerin/,
  sizes: SIZES,
  atLeast: 40,
  why: '"Sprechen" in the navigation leads to the same screen',
};

/** A child's controls that are smaller than 64 pixels, and why they may be. */
const smaller: readonly Exception[] = [
  {
    name: /^a "(Meine Daten|Datenschutz|Datenschutz für Kinder)"$/,
    sizes: SIZES,
    atLeast: 48,
    why: 'the foot of the page is for adults',
  },
  homeLink,
  {
    name: /"(Sprechen|Galerie|Spiele|Sticker|Login|.*: abmelden)"$/,
    sizes: [PHONE],
    atLeast: 56,
    why: 'six entries share 390 pixels; they are 64 pixels high and touch each other',
  },
  {
    name: /"(Sprechen|Galerie|Ausmalbilder|Spiele|Sticker|Login|.*: abmelden|So lese ich dir Knöpfe vor)"$/,
    sizes: [LOW],
    atLeast: 48,
    why: 'six entries one below the other in 390 pixels; they are 95 pixels wide',
  },
  {
    name: /^(switch|tab) |"Alle Spiele"|"Neu anfangen"/,
    sizes: [LOW],
    atLeast: 48,
    why: 'on a telephone that lies the height belongs to what the screen is for',
  },
  {
    name: /^button "([2-9A-Z]|Ein Zeichen zurück)"$/,
    sizes: [PHONE, LOW],
    atLeast: 48,
    why: 'all 31 signs of a code in sight at once',
  },
  {
    name: /^button ".*Passwort.* zeigen"$/,
    sizes: SIZES,
    atLeast: 48,
    why: 'it lies inside a field that is 64 pixels high',
  },
];

/** What is wrong with one screen at one size, in sentences. */
async function faultsAt(
  page: Page,
  { path, main }: Screen,
  { size, least, exceptions }: { size: string; least: number; exceptions: readonly Exception[] },
): Promise<string[]> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
  // The navigation learns of the new size with the next frame, and is drawn with the one after it.
  await page.evaluate(
    () =>
      new Promise<void>((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(() => drawn()));
      }),
  );
  const faults: string[] = [];
  const say = (what: string) => faults.push(`${path} at ${size}: ${what}`);

  if (main) {
    const box = await main(page).boundingBox();
    if (box === null) say('the main action is not there');
    else if (box.y < 0 || box.y + box.height > height || box.x < 0 || box.x + box.width > width) {
      say(`the main action is cut: ${Math.round(box.y)} to ${Math.round(box.y + box.height)}`);
    } else if (!(await main(page).evaluate(isFree))) say('the main action is covered');
  }

  const { sideways, cutNavigation, controls } = await page.evaluate(measureScreen);
  if (sideways > 0) say(`scrolls sideways by ${sideways}`);
  if (cutNavigation > 0) say(`the navigation is cut by ${cutNavigation}`);
  expect(controls.length, `controls of ${path}`).toBeGreaterThan(5);
  for (const { name, coveredBy, ...control } of controls) {
    if (coveredBy !== null) say(`${name} lies under ${coveredBy}`);
    const { textSize } = control;
    if (textSize !== null && textSize < UNZOOMED_TEXT) say(`${name} has letters of ${textSize}`);
    const smallest = Math.min(control.width, control.height);
    const excepted = exceptions.find((one) => one.name.test(name) && one.sizes.includes(size));
    if (smallest < (excepted?.atLeast ?? least)) {
      say(`${name} is ${control.width} by ${control.height}`);
    }
  }
  return faults;
}

/** Whether nothing lies over the middle or near the corners. Runs inside the page. */
function isFree(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const spots = [0.15, 0.5, 0.85].flatMap((x) => [0.2, 0.5, 0.8].map((y) => ({ x, y })));
  return spots.every(({ x, y }) => {
    const hit = document.elementFromPoint(left + width * x, top + height * y);
    return hit !== null && element.contains(hit);
  });
}

async function walk(
  page: Page,
  screens: readonly Screen[],
  rule: { least: number; exceptions: readonly Exception[] },
): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of screens) {
    await page.goto(screen.path);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.locator('[data-screen-comes]').waitFor({ state: 'detached' });
    // What the server says is there: nothing jumps while it is measured.
    await page.waitForLoadState('networkidle');
    await screen.main?.(page).waitFor();
    for (const size of SIZES) faults.push(...(await faultsAt(page, screen, { size, ...rule })));
  }
  return faults;
}

test('on every size a child has the main action in sight, and nothing lies under the navigation', async () => {
  const page = await journey.visit({ account: { username: 'ueberall', password } });
  const found = await walk(page, childScreens, { least: 64, exceptions: smaller });
  const visitor = await journey.visit({ path: '/auth' });
  const login: Screen = {
    path: '/auth',
    main: (it) => it.locator('form').getByRole('button', { name: 'Anmelden' }),
  };
  found.push(...(await walk(visitor, [login], { least: 64, exceptions: smaller })));
  expect(found).toEqual([]);
});

test('on every size teachers and admins reach everything, and nothing lies under the navigation', async () => {
  // Who is all at once has the longest navigation.
  const { ownerUsername, ownerSecret, url } = journey.stack;
  const account = { username: ownerUsername, password, ownerSecret };
  const page = await journey.visit({ account });
  const { id } = User.parse(await (await page.request.get('/api/user')).json());
  const appointed = await page.request.patch(`/api/analytics/users/${id}/teacher`, {
    data: { isTeacher: true },
  });
  expect(appointed.ok()).toBe(true);

  const teacher = new Visitor(url);
  await teacher.request('POST', '/api/login', {
    ...{ username: ownerUsername, password },
    visitorToken: teacher.token,
  });
  const { classId, lesson } = await holdLesson(teacher, { name: 'Weitklasse', seats: 24 });
  const material = await teacher.json(Material, 'POST', '/api/materials', {
    ...{ kind: 'quiz', title: 'Der Igel und andere Tiere, die im Winter schlafen' },
    body: {
      questions: [{ question: 'Wer hat Stacheln?', options: ['Igel', 'Fuchs'], correctAnswer: 0 }],
    },
  });
  const classPath = `/lehrkraft/klassen/${classId}`;
  const sections = [
    ...['uebersicht', 'alarme', 'anfragen', 'bilder', 'auftraege', 'erste-schritte', 'benutzer'],
    'einstellungen',
    ...['export', 'datenschutz', 'protokoll'],
  ];
  const screens: Screen[] = [
    { path: '/', main: button('Drücken zum Sprechen') },
    { path: '/lehrkraft', main: link('Zur laufenden Stunde') },
    { path: classPath, main: button('Stunde beginnen') },
    ...['stunden', 'material', 'lehrkraefte', 'einsichten', 'klasse'].map((one) => ({
      path: `${classPath}?bereich=${one}`,
      main: button('Stunde beginnen'),
    })),
    { path: `/lehrkraft/stunden/${lesson.id}`, main: button('Augen nach vorn') },
    { path: '/lehrkraft/materialien', main: button('Neues Material') },
    ...['quiz', 'words', 'text'].map((kind) => ({
      path: `/lehrkraft/materialien/neu?art=${kind}`,
      main: button('Speichern'),
    })),
    { path: `/lehrkraft/materialien/${material.id}`, main: button('Vorschau') },
    ...sections.map((one) => ({ path: `/admin-dashboard?bereich=${one}` })),
  ];
  const found = await walk(page, screens, { least: 44, exceptions: [homeLink] });
  await teacher.request('DELETE', `/api/classes/${classId}`);
  await teacher.request('DELETE', `/api/materials/${material.id}`);
  expect(found).toEqual([]);
});
