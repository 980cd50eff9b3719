// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Report_AnalysisFragment } from './__generated__/Report.generated';
import { FailedTests } from './FailedTests';

afterEach(cleanup);

function show(viewerCanEdit: boolean) {
  const analysis = {
    viewerCanEdit,
    assumptions: [
      { claim: 'assumption.a', text: 'They pay.' },
      { claim: 'assumption.b', text: 'They stay.' },
    ],
    results: [{ claim: 'assumption.a', outcome: 'failed' }],
  } as unknown as Report_AnalysisFragment;
  render(
    <>
      <FailedTests analysis={analysis} />
      <p id="assumption-a" tabIndex={-1}>
        Assumption
      </p>
    </>,
  );
}

it('names the assumption whose test failed, and leads to it', () => {
  show(true);
  expect(screen.getByText(/^A test of yours failed/).textContent).toBe('A test of yours failed: “They pay”');
  fireEvent.click(screen.getByRole('link', { name: '“They pay”' }));
  expect(document.activeElement).toBe(screen.getByText('Assumption'));
});

it('is not addressed to readers as theirs', () => {
  show(false);
  expect(screen.getByText(/^A test failed/).textContent).toBe('A test failed: “They pay”');
});
