// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { act } from 'react';
import { AnswerSaver } from './AnswerSaver';
import { QuestionCard } from './QuestionCard';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

/** @param failure what each call fails with */
function show(failure: object) {
  const saver = new AnswerSaver({
    draftKey: 'draft:answers:ana:a1',
    saved: { answers: {}, updatedAt: '2026-11-22T10:00:00Z' },
    send: () => Promise.reject(failure),
  });
  const question = { id: 'who', text: 'Who pays?', why: 'To know.' };
  const place = { index: 0, count: 1 };
  render(
    <QuestionCard
      question={question}
      place={place}
      saver={saver}
      isMoved={false}
      onBack={undefined}
      onNext={() => undefined}
    />,
  );
}

async function answer(text: string) {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
}

const description = () =>
  (screen.getByRole('textbox').getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

it('an answer that is too long has one error, which says by how much, and no Retry', async () => {
  show({
    message: 'Invalid.',
    code: 'BAD_USER_INPUT',
    fields: { answers: 'The answer can have at most 500 characters.' },
  });
  await answer('x'.repeat(503));
  expect(description()).toContain('3 characters too many. Shorten the answer to save it.');
  expect(screen.getAllByText(/characters|not saved/i)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('another answer that the server rejects has its reason, and no Retry', async () => {
  show({
    message: 'Invalid.',
    code: 'BAD_USER_INPUT',
    fields: { answers: 'This analysis doesn’t ask this question.' },
  });
  await answer('Bakers.');
  expect(description()).toContain('This analysis doesn’t ask this question.');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('an answer that failed on its way can be sent again', async () => {
  show({ message: 'No connection.' });
  await answer('Bakers.');
  expect(screen.getByText('Not saved. Your text is still here.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});
