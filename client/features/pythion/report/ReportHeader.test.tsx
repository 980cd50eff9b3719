// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { Report_AnalysisFragment } from './__generated__/Report.generated';
import { ReportHeader } from './ReportHeader';

afterEach(cleanup);

function show(text: string) {
  const analysis = {
    title: 'Bread',
    score: 40,
    verdict: 'not_yet',
    confidence: 'low',
    sentences: [{ claim: 'summary.a', section: 'summary', text, origin: 'general', source: 'builtIn' }],
    owner: { id: 'u1', username: 'ana', displayName: 'Ana', headline: null, avatarUrl: null },
    number: 1,
    version: '2.21.0',
    updatedAt: '2026-11-29T12:00:00Z',
    viewerCanEdit: false,
    scores: [],
    caps: [],
    assumptions: [],
    results: [],
  } as unknown as Report_AnalysisFragment;
  render(
    <MemoryRouter>
      <ReportHeader analysis={analysis} isLatest />
    </MemoryRouter>,
  );
}

it('shows where the verdict comes from', () => {
  show('Not yet: nobody has paid.');
  expect(screen.getByText('Not yet: nobody has paid.')).toBeTruthy();
  expect(screen.getByText('Assessment')).toBeTruthy();
});

it('shows no origin without a sentence of the verdict', () => {
  show('This report is in English.');
  expect(screen.queryByText('Assessment')).toBeNull();
});
