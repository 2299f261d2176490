// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Modal } from './modal.tsx';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Öffnen
      </button>
      {isOpen && (
        <Modal labelledBy="title" className="" onCancel={() => setIsOpen(false)}>
          <h2 id="title">Frage</h2>
          <button type="button" data-first-focus onClick={() => setIsOpen(false)}>
            Nein
          </button>
        </Modal>
      )}
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test.each([
  ['had the focus', true],
  // Safari focuses no button that is pressed by hand.
  ['was only pressed', false],
])('closed, a dialog gives the focus back to what %s', (_what, isFocused) => {
  render(<Page />);
  const opener = button('Öffnen');
  if (isFocused) opener.focus();
  fireEvent.click(opener);
  expect(document.activeElement).toBe(button('Nein'));
  fireEvent.click(button('Nein'));
  expect(screen.queryByText('Frage')).toBeNull();
  expect(document.activeElement).toBe(opener);
});
