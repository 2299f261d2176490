// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

test('the dark squares of the code are drawn where they are, with four light ones around', () => {
  const text = 'otpauth://totp/LUX:chefin?secret=JBSWY3DPEHPK3PXP';
  render(<QrCode text={text} label="QR-Code" />);
  const picture = screen.getByRole('img', { name: 'QR-Code' });
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  expect(picture.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
  const drawn = picture.querySelector('path')?.getAttribute('d') ?? '';
  const squares = [...drawn.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`);
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])));
  expect(squares).toEqual(dark);
  expect(squares[0]).toBe('4,4');
  // By night, too: on a dark screen the light squares would be missing.
  const ground = picture.querySelector('rect');
  expect(ground?.getAttribute('fill')).toBe('#fff');
  expect(ground?.getAttribute('width')).toBe(String(size));
});
