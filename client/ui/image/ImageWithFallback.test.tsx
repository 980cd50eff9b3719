// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Avatar } from './Avatar';
import { setImageHosts } from './imageHosts';
import { resetFailures } from './imageSources';
import { ImageWithFallback } from './ImageWithFallback';

const page = window.location.origin;

beforeEach(() => {
  vi.useFakeTimers();
  setImageHosts({ publicUrl: page, storageUrl: null });
});
afterEach(() => {
  cleanup();
  resetFailures();
  setImageHosts(null);
  vi.useRealTimers();
});

const alt = 'Our office';
const Picture = ({ src }: { src: string }) => (
  <ImageWithFallback src={src} srcSet={`${src} 480w`} alt={alt} kind="post" width={640} height={360} />
);
const pictures = () => screen.queryAllByAltText<HTMLImageElement>(alt);
const fails = () => pictures().forEach((picture) => fireEvent.error(picture));
const moment = () => act(() => void vi.advanceTimersByTime(200));
const words = `Couldn’t load picture: ${alt}`;

it('tries another source once, without srcset, then renders the fallback after a delay', () => {
  render(<Picture src="https://cdn.example/posts/lost.webp" />);
  expect(pictures()[0]!.srcset).toBe('https://cdn.example/posts/lost.webp 480w');
  fails();
  expect([pictures()[0]!.src, pictures()[0]!.srcset]).toEqual([`${page}/media/posts/lost.webp`, '']);
  fails();
  expect(screen.queryByText(words)).toBeNull();
  moment();
  expect(screen.getByText(words)).toBeTruthy();
  expect(pictures()).toEqual([]);
});

it('does not retry a failed file, and starts with its known source', () => {
  render(<Picture src="https://cdn.example/posts/lost.webp" />);
  fails();
  render(<Picture src="https://cdn.example/posts/lost.webp" />);
  expect(pictures().map(({ src }) => src)).toEqual(Array(2).fill(`${page}/media/posts/lost.webp`));
  fails();
  moment();
  render(<Picture src="https://other.example/posts/lost.webp" />);
  expect(pictures().map((picture) => picture.getAttribute('src'))).toEqual([null]);
  moment();
  expect(screen.getAllByText(words)).toHaveLength(3);
});

it('ten images of one file switch sources together, lazy ones included', () => {
  render(Array.from({ length: 10 }, (_, n) => <Picture key={n} src="https://cdn.example/posts/lost.webp" />));
  fireEvent.error(pictures()[0]!);
  expect(pictures().map(({ src }) => src)).toEqual(Array(10).fill(`${page}/media/posts/lost.webp`));
  pictures().forEach((picture) => fireEvent.load(picture));
  moment();
  expect(pictures().every(({ className }) => className.includes('opacity-100'))).toBe(true);
});

it('falls back to the storage', () => {
  setImageHosts({ publicUrl: page, storageUrl: 'https://cdn.example/base' });
  render(<Picture src="/media/posts/lost.webp" />);
  fails();
  expect(pictures()[0]!.src).toBe('https://cdn.example/base/posts/lost.webp');
});

it('tries sources once the hosts are known, and keeps a loaded image', () => {
  setImageHosts(null);
  render(<Picture src="http://localhost:4000/media/posts/a.webp" />);
  expect(pictures()[0]!.getAttribute('src')).toBeNull();
  render(<Picture src="/media/posts/b.webp" />);
  fireEvent.load(pictures()[1]!);
  render(<ImageWithFallback src="/media/posts/c.webp" alt="Another" kind="post" width={640} height={360} />);
  fireEvent.error(screen.getByAltText('Another'));
  act(() => setImageHosts({ publicUrl: 'https://venturion.example', storageUrl: 'https://cdn.example' }));
  expect(screen.getByAltText<HTMLImageElement>('Another').src).toBe('https://cdn.example/posts/c.webp');
  expect([pictures()[0]!.src, pictures()[0]!.srcset]).toEqual([
    'https://venturion.example/media/posts/a.webp',
    'https://venturion.example/media/posts/a.webp 480w',
  ]);
  expect(pictures()[1]!.className).toContain('opacity-100');
});

it('starts over for another image', () => {
  const { rerender } = render(<Picture src="/media/posts/lost.webp" />);
  fails();
  fails();
  moment();
  rerender(<Picture src="/media/posts/here.webp" />);
  expect(pictures()[0]!.getAttribute('src')).toBe('/media/posts/here.webp');
});

it('retries when the network comes back', () => {
  render(<Picture src="/media/posts/lost.webp" />);
  fails();
  fails();
  moment();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(pictures()[0]!.getAttribute('src')).toBe('/media/posts/lost.webp');
});

it('reserves its space before it loads', () => {
  const { container } = render(<Picture src="https://cdn.example/posts/here.webp" />);
  expect((container.firstElementChild as HTMLElement).style.aspectRatio).toBe('640 / 360');
});

describe('an avatar', () => {
  const face = () => document.querySelector('img');
  const show = (src: string | null) => render(<Avatar name="Ana Ruiz" src={src} />).container;

  it('covers the initials until it fails', () => {
    const container = show('/media/profile/gone-96.webp');
    expect(face()!.parentElement!.className).toContain('bg-fill');
    fireEvent.error(face()!);
    expect(face()!.src).toBe(`${page}/media/profile/gone-96.webp?retry=1`);
    fireEvent.error(face()!);
    expect(face()).not.toBeNull();
    moment();
    expect(face()).toBeNull();
    expect(container.textContent).toBe('AR');
  });

  it('without a source renders the fallback at once', () => {
    expect(show(null).textContent).toBe('AR');
    expect(face()).toBeNull();
  });
});
