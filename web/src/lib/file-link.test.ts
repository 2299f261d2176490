import { afterEach, expect, test, vi } from 'vitest';
import { fileLink, openBeside } from './file-link.ts';

const open = vi.fn();

function be({ isApp = false, isTapped = true }) {
  vi.stubGlobal('matchMedia', () => ({ matches: isApp }));
  vi.stubGlobal('navigator', { userActivation: { isActive: isTapped } });
  vi.stubGlobal('window', { open });
  open.mockClear();
}

afterEach(() => vi.unstubAllGlobals());

test('in a browser a file opens in a tab beside LUX', () => {
  be({});
  openBeside('/media/heft');
  expect(open).toHaveBeenCalledExactlyOnceWith('/media/heft', '_blank');
  expect(fileLink('Heft.pdf')).toMatchObject({ target: '_blank' });
});

test('an app on the home screen is not left for a file: it is handed out instead', () => {
  be({ isApp: true });
  openBeside('/media/heft');
  expect(open).not.toHaveBeenCalled();
  expect(fileLink('Heft.pdf')).toEqual({ download: 'Heft.pdf' });
});

test('long after the tap nothing opens by itself', () => {
  be({ isTapped: false });
  openBeside('/media/heft');
  expect(open).not.toHaveBeenCalled();
});
