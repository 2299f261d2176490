// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

const tabs = [
  { value: 'write', label: 'Schreiben', content: 'Ein Blatt' },
  { value: 'figures', label: 'Charaktere', content: 'Drei Figuren' },
];
let opened: string[] = [];

function Desk() {
  const [value, setValue] = useState('write');
  const open = (next: string) => {
    opened.push(next);
    setValue(next);
  };
  return <Tabs label="Werkstatt" tabs={tabs} value={value} onValueChange={open} />;
}

function renderDesk() {
  opened = [];
  render(<Desk />);
  return screen.getByRole('tab', { name: 'Charaktere' });
}

test('a tab opens when it is pressed, once', async () => {
  await userEvent.click(renderDesk());
  expect(screen.getByRole('tabpanel').textContent).toBe('Drei Figuren');
  expect(opened).toEqual(['figures']);
});

test('also one that has the focus already, from before the client went on with the drawn page', async () => {
  const tab = renderDesk();
  // Where nothing but the browser heard it, the press gave it the focus.
  const { parentElement: list } = tab;
  list?.addEventListener('focusin', (event) => event.stopImmediatePropagation(), { capture: true });
  act(() => tab.focus());
  expect(opened).toEqual([]);
  fireEvent.click(tab);
  expect(await screen.findByText('Drei Figuren')).toBeDefined();
});
