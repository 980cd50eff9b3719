// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { DealBreakerState } from '../../../../shared/contracts/analysis';
import { HeldDown } from '../parts/HeldDown';
import { QuickResult } from './QuickResult';
import type { QuickResult_AnalysisFragment } from './__generated__/QuickResult.generated';

const show = (legal: DealBreakerState, reach: DealBreakerState = 'unknown') =>
  render(
    <MemoryRouter>
      <QuickResult
        analysis={
          {
            id: 'a1',
            title: 'Bread',
            score: 8,
            verdict: 'no_go',
            confidence: 'low',
            viewerCanEdit: true,
            dealBreakers: [
              { key: 'reach', state: reach, reason: 'As told.' },
              { key: 'legal', state: legal, reason: 'As said.' },
            ],
            scores: [{ key: 'market', score: 1, weight: 10, next: 'Count them.', reasons: [] }],
            sentences: [
              { section: 'summary', text: 'This report is in English.', origin: 'general' },
              { section: 'summary', text: 'No go: it deceives people.', origin: 'general' },
            ],
            questions: [{ id: 'market.count', points: 4 }],
            answers: [],
            caps: legal === 'fail' ? [{ key: 'legalFail', limit: 10, reason: 'The act is harmful.' }] : [],
          } as unknown as QuickResult_AnalysisFragment
        }
      />
    </MemoryRouter>,
  );
afterEach(cleanup);

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('leads to the questions, and names the scores that cost the most', () => {
  show('unknown');
  expect(links().slice(1)).toEqual(['Answer 1 question', 'Open the full report']);
  expect(screen.getByText('Count them.')).toBeTruthy();
  expect(screen.getByText('No go: it deceives people.')).toBeTruthy();
});

it('leads to the report after a failed legal check, which answers do not lift', () => {
  show('fail');
  expect(links().slice(1)).toEqual(['Open the full report', 'Answer 1 question']);
  expect(screen.queryByText('Count them.')).toBeNull();
});

it('leads to the report after any failed deal-breaker', () => {
  show('pass', 'fail');
  expect(links().slice(1)).toEqual(['Open the full report', 'Answer 1 question']);
});

it('offers no points that a cap takes away, and says that the cap comes first', () => {
  const cap = { key: 'breakerFail', limit: 35, reason: 'The text speaks against the problem.' };
  const at = (market: number) => [
    { key: 'problem', score: 5, weight: 90, next: 'Nothing is missing here.', reasons: [] },
    { key: 'market', score: market, weight: 10, next: 'Count them.', reasons: [] },
  ];
  const { rerender } = render(<HeldDown analysis={{ scores: at(4.2), caps: [] }} />);
  expect(screen.getByText('4.2 of 5 · 1.6 points open')).toBeTruthy();
  rerender(<HeldDown analysis={{ scores: at(4.2), caps: [cap] }} />);
  expect(screen.queryByText(/points open/)).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByText(/This comes first: until it changes, anything else adds little\./)).toBeTruthy();
  rerender(<HeldDown analysis={{ scores: at(0), caps: [cap] }} />);
  expect(screen.getByText('0.0 of 5 · 1.3 points open')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('names a cap only where it lowers the score, and each score once it can rise', () => {
  const cap = { key: 'opinionOnly', limit: 55, reason: 'Nothing goes beyond plans.' };
  const scores = (problem: number) => [
    { key: 'problem', score: problem, weight: 90, next: 'Talk to ten.', reasons: [] },
    { key: 'market', score: 1, weight: 10, next: 'Count them.', reasons: [] },
  ];
  const { rerender } = render(<HeldDown analysis={{ scores: scores(1), caps: [cap] }} />);
  expect(screen.queryByText(/can’t pass/)).toBeNull();
  expect(screen.getByText('Talk to ten.')).toBeTruthy();
  rerender(<HeldDown analysis={{ scores: scores(3), caps: [cap] }} />);
  expect(screen.getByText('The score can’t pass 55.')).toBeTruthy();
  rerender(<HeldDown analysis={{ scores: scores(1), caps: [cap] }} isBrief />);
  expect(screen.getByText('Problem')).toBeTruthy();
  expect(screen.queryByText('Talk to ten.')).toBeNull();
});
