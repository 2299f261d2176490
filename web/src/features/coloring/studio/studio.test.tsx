// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { store } from '../../../lib/store.ts';
import { toastsAtom } from '../../../lib/toasts.ts';
import { keptPictures } from '../../../pictures/kept/kept-pictures.ts';
import { works } from '../../../pictures/works/works.ts';
import { circle, drawPage } from '../../../testing/builders/draw-page.ts';
import { stubFetch } from '../../../testing/fakes/stub-fetch.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import { loadLines } from './load-lines.ts';

// What needs a real canvas; the rest of the table works without one.
vi.mock('./load-lines.ts', () => ({ loadLines: vi.fn() }));
vi.mock('./compose-picture.ts', () => ({
  composePicture: vi.fn(async () => new Blob(['bild'], { type: 'image/png' })),
}));

const SIDE = 128;
const page = {
  id: 'coloring-kreise',
  prompt: 'zwei Kreise',
  imageUrl: '/media/kreise',
  createdAt: '2025-03-09T10:00:00.000Z',
};

beforeAll(() => import('../../../app/routes/coloring.tsx'));

beforeEach(async () => {
  store.set(toastsAtom, []);
  await works.remove(page.id);
  stubFetch({ 'GET /api/user': { status: 401 } });
  localStorage.setItem('generatedColoringPages', JSON.stringify([page]));
  const pixels = drawPage(SIDE, SIDE, [circle(40, 64, 20, 3), circle(90, 64, 20, 3)]);
  vi.mocked(loadLines).mockResolvedValue({
    pixels,
    width: SIDE,
    height: SIDE,
    canvas: document.createElement('canvas'),
  });
});

async function openStudio() {
  const { unmount } = renderApp(`/coloring?page=${page.id}`);
  const table = await screen.findByRole('application', { name: 'Malfläche' });
  return { table, unmount };
}

const said = () => screen.getByRole('status').textContent;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('the areas are walked, filled and told by keyboard', async () => {
  const { table } = await openStudio();
  table.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(said()).toBe('Fläche 1 von 3, noch weiß');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(said()).toBe('Fläche 2 von 3, gefüllt mit Rot');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(said()).toBe('Fläche 3 von 3, noch weiß');
  await userEvent.click(screen.getByRole('radio', { name: 'Türkis' }));
  table.focus();
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  expect(said()).toBe('Fläche 3 von 3, gefüllt mit Türkis');
});

test('a step is undone and done again', async () => {
  const { table } = await openStudio();
  expect(button('Rückgängig').disabled).toBe(true);
  table.focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await userEvent.click(button('Rückgängig'));
  expect(button('Rückgängig').disabled).toBe(true);
  table.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(said()).toBe('Fläche 1 von 3, noch weiß');
  await userEvent.click(button('Wiederholen'));
  table.focus();
  await userEvent.keyboard('{Control>}z{/Control}{Control>}y{/Control}{ArrowRight}');
  expect(said()).toBe('Fläche 1 von 3, gefüllt mit Rot');
});

test('the work is kept and found again', async () => {
  const { table, unmount } = await openStudio();
  table.focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  unmount();
  await waitFor(async () => expect(await works.readPreview(page.id)).toBeInstanceOf(Blob));

  const again = await openStudio();
  again.table.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(said()).toBe('Fläche 1 von 3, gefüllt mit Rot');
});

test('a finished picture goes into the gallery, once as it is', async () => {
  await openStudio();
  await userEvent.click(button('Fertig!'));
  await userEvent.click(button('In die Galerie legen'));
  await waitFor(() => expect(button('Liegt in der Galerie').disabled).toBe(true));
  const [picture] = JSON.parse(localStorage.getItem('generatedImages') ?? '[]');
  expect(picture).toMatchObject({ prompt: 'zwei Kreise' });
  const kept = await keptPictures.read(String(picture.imageUrl).replace('kept:', ''));
  expect(await kept.text()).toBe('bild');
});

test('brush and eraser change their thickness with a second tap', async () => {
  await openStudio();
  await userEvent.click(button('Pinsel'));
  await userEvent.click(button('Pinsel, mittel'));
  expect(button('Pinsel, dick').getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(button('Radierer'));
  expect(button('Radierer, dick').getAttribute('aria-pressed')).toBe('true');
});

test('there are sixteen colours and one of one’s own', async () => {
  await openStudio();
  expect(screen.getAllByRole('radio')).toHaveLength(16);
  expect(screen.getByLabelText('Eigene Farbe')).toBeDefined();
});

test('a page whose file is gone says so', async () => {
  vi.mocked(loadLines).mockRejectedValue(new Error('404'));
  renderApp(`/coloring?page=${page.id}`);
  expect(await screen.findByText('Dieses Ausmalbild ist nicht mehr da')).toBeDefined();
});
