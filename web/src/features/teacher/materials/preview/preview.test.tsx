// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildMaterial } from '../../../../testing/builders/build-material.ts';
import { emptyMaterial, openMaterial } from '../editor/edited-material.ts';
import { Preview } from './preview-dialog.tsx';

test('a long text is shown in the parts in which a child reads it', async () => {
  const [first, second] = ['Mia geht in den Wald. ', 'Ein Reh schaut sie an. '].map((sentence) =>
    sentence.repeat(12).trim(),
  );
  const material = { ...emptyMaterial('text'), text: `${first}\n\n${second}` };
  render(<Preview kind="text" material={material} />);
  expect(screen.getByText(/^Mia geht/).textContent).toBe(first);
  await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(screen.getByText(/^Ein Reh/).textContent).toBe(second);
  expect(screen.getByText('2 von 2')).toBeDefined();
});

test('a question is answered as a child does, and the right answer is told', async () => {
  render(<Preview kind="quiz" material={openMaterial(buildMaterial('igel'))} />);
  expect(screen.queryByText('Richtig')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /Steine/ }));
  expect(screen.getByRole('radio', { name: /Käfer/ }).closest('label')?.textContent).toContain(
    'Richtig',
  );
});

test('where nothing is written yet it says so', () => {
  render(<Preview kind="quiz" material={emptyMaterial('quiz')} />);
  expect(screen.getByText('Hier steht noch nichts.')).toBeDefined();
});
