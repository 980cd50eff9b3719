// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PasswordField } from './PasswordField';

afterEach(cleanup);

it('shows and hides the password, announces the state, and keeps the caret', () => {
  render(<PasswordField label="Password" defaultValue="correct horse" autoComplete="current-password" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  const toggle = screen.getByRole('button', { name: 'Show password' });
  expect([input.type, toggle.getAttribute('aria-pressed'), toggle.getAttribute('type')]).toEqual([
    'password',
    'false',
    'button',
  ]);
  input.setSelectionRange(3, 5);
  fireEvent.click(toggle);
  expect([input.type, toggle.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
  expect([input.selectionStart, input.selectionEnd]).toEqual([3, 5]);
  fireEvent.click(toggle);
  expect([input.type, input.value]).toEqual(['password', 'correct horse']);
});

it('associates hint and error with the input', () => {
  render(<PasswordField label="Password" hint="At least 8 characters." error="Too short." />);
  const input = screen.getByLabelText('Password');
  const described = input
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)!.textContent);
  expect(described.toSorted()).toEqual(['At least 8 characters.', 'Too short.']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});
