// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ImageWithFallback } from './ImageWithFallback';

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (src: string) => render(<ImageWithFallback src={src} srcSet={`${src} 480w`} alt="Our office" kind="post" width={640} height={360} />);

it('tries the picture elsewhere once, without other sizes, then draws its own after a hidden moment', () => {
  show('https://cdn.example/posts/lost.webp');
  fireEvent.error(screen.getByAltText('Our office'));
  const second = screen.getByAltText<HTMLImageElement>('Our office');
  expect(second.src).toBe(`${window.location.origin}/media/posts/lost.webp`);
  expect(second.srcset).toBe('');
  fireEvent.error(second);
  expect(screen.queryByText(/did not load/)).toBeNull();
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.getByText('The picture did not load: Our office')).toBeTruthy();
  expect(screen.queryByAltText('Our office')).toBeNull();
});

it('does not ask again for a file that failed for good', () => {
  show('https://cdn.example/posts/lost.webp');
  expect(screen.getByText('The picture did not load: Our office')).toBeTruthy();
});

it('reserves its place before it arrives', () => {
  const { container } = show('https://cdn.example/posts/here.webp');
  expect((container.firstElementChild as HTMLElement).style.aspectRatio).toBe('640 / 360');
});
