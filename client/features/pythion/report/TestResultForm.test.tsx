// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createApollo } from '../../../shell/apollo';
import { TestResultForm } from './TestResultForm';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const show = () =>
  render(
    <ApolloProvider client={createApollo()}>
      <TestResultForm analysisId="a1" claim="c1" assumption="They pay." storageKey="draft" onClose={() => undefined} />
    </ApolloProvider>,
  );

it('outcome and note are there again after a reload, until they are cancelled', () => {
  show();
  fireEvent.click(screen.getByRole('radio', { name: 'It failed' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'Nobody paid.' } });
  cleanup();
  show();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'It failed' }).checked).toBe(true);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('Nobody paid.');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

it('saving without an outcome explains it and focuses the first outcome', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Save result' }));
  const group = screen.getByRole('radiogroup', { name: 'What did the test find?' });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(group.getAttribute('aria-describedby')!)?.textContent).toBe(
    'Choose what the test found.',
  );
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'It held' }));
});
