// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Slider } from './slider.tsx';

const range = { label: 'Wie viele?', min: 5, max: 20, step: 5 };

test('a slider has its name and value before the page runs any script', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Slider {...range} value={10} onValueChange={() => {}} />);
  const slider = within(page).getByRole('slider', { name: 'Wie viele?' });
  expect(slider.getAttribute('aria-valuenow')).toBe('10');
  expect(slider.getAttribute('value')).toBe('10');
});

test('a slider tells what it was moved to', () => {
  const onValueChange = vi.fn();
  render(<Slider {...range} value={10} onValueChange={onValueChange} />);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '15' } });
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(15);
});
