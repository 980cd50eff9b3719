// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { DealBreakerState } from '../../../../shared/contracts/analysis';
import { QuickResult } from './QuickResult';
import type { QuickResult_AnalysisFragment } from './__generated__/QuickResult.generated';

const show = (legal: DealBreakerState) =>
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
            dealBreakers: [{ key: 'legal', state: legal, reason: 'As told.' }],
            scores: [{ key: 'market', score: 1, weight: 10, next: 'Count them.' }],
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
