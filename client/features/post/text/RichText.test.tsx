// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { RichText } from './RichText';

it('shows the text at once and links an address without a scheme when the list of domains is loaded', async () => {
  render(
    <MemoryRouter>
      <p data-testid="text">
        <RichText text="Ask @ann about #pricing on https://a.example/x or example.com. Not readme.txt, though." />
      </p>
    </MemoryRouter>,
  );
  const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links()).toEqual(['@ann', '#pricing', 'https://a.example/x']);
  expect((await screen.findByRole('link', { name: 'example.com' })).getAttribute('href')).toBe('https://example.com');
  expect(links()).toEqual(['@ann', '#pricing', 'https://a.example/x', 'example.com']);
  expect(screen.getByTestId('text').textContent).toBe(
    'Ask @ann about #pricing on https://a.example/x or example.com. Not readme.txt, though.',
  );
});
