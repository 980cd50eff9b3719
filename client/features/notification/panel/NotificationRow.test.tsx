// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { NotificationRow } from './NotificationRow';

afterEach(cleanup);

test('a notification without an actor is a sentence of its own', () => {
  render(
    <MemoryRouter>
      <NotificationRow
        notification={{
          id: '1',
          kind: 'job.expiresSoon',
          actors: [],
          actorCount: 0,
          verb: 'Your job expires within a week',
          about: 'Founding engineer',
          path: '/jobs/7',
          subjectId: '7',
          isRead: true,
          createdAt: '2026-01-01T00:00:00Z',
        }}
        onFollow={() => undefined}
      />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link');
  expect(link.textContent).toMatch(/^Your job expires within a week Founding engineer/);
  expect(link.getAttribute('href')).toBe('/jobs/7');
});
