// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { ErrorBoundary } from 'react-error-boundary';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isChunkError, lazyPage, loadOrReload } from './lazyPage';

const missing = (): Promise<{ Component: ComponentType }> =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response('{}')),
  );
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] });
  vi.stubGlobal('location', new URL('https://venturion.test/search?query=%23pricing#top'));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('loadOrReload', () => {
  it('returns the module without a reload', async () => {
    const reload = vi.fn<(url: string) => void>();
    await expect(loadOrReload('/home', async () => 'module', { reload })).resolves.toBe('module');
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads the same URL with the current time as version, and rethrows', async () => {
    const reload = vi.fn<(url: string) => void>();
    await expect(loadOrReload('/search', missing, { reload })).rejects.toThrow('Failed to fetch');
    expect(reload.mock.calls).toEqual([['https://venturion.test/search?query=%23pricing&v=1800000000000#top']]);
  });

  it('reloads at most once per loader, also after the reload, and each loader once', async () => {
    const reload = vi.fn<(url: string) => void>();
    await expect(loadOrReload('/news', missing, { reload })).rejects.toThrow();
    await expect(loadOrReload('/news', missing, { reload })).rejects.toThrow();
    expect(reload).toHaveBeenCalledTimes(1);
    await expect(loadOrReload('/jobs', missing, { reload })).rejects.toThrow();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not use up the reload while the server is unreachable', async () => {
    const reload = vi.fn<(url: string) => void>();
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch'))),
    );
    await expect(loadOrReload('/news', missing, { reload })).rejects.toThrow('dynamically imported');
    expect(reload).not.toHaveBeenCalled();
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>(async () => new Response('{}')),
    );
    await expect(loadOrReload('/news', missing, { reload })).rejects.toThrow();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload another page that was opened while the code was loading', async () => {
    const reload = vi.fn<(url: string) => void>();
    await expect(loadOrReload('/news', missing, { reload, isNeeded: () => false })).rejects.toThrow();
    expect(reload).not.toHaveBeenCalled();
    await expect(loadOrReload('/news', missing, { reload })).rejects.toThrow();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload without storage to limit reloads', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const reload = vi.fn<(url: string) => void>();
    await expect(loadOrReload('/news', missing, { reload })).rejects.toThrow();
    expect(reload).not.toHaveBeenCalled();
  });

  it('marks the error as a chunk error', async () => {
    const error = await loadOrReload('/news', missing, { reload: () => {} }).catch((caught: unknown) => caught);
    expect(isChunkError(error)).toBe(true);
    expect(isChunkError(new Error('other'))).toBe(false);
  });
});

describe('lazyPage', () => {
  it('shows the spinner until the page is loaded', async () => {
    let arrive!: () => void;
    const { Component } = lazyPage(
      '/home',
      () =>
        new Promise<{ Component: ComponentType }>(
          (resolve) => (arrive = () => resolve({ Component: () => <p>The feed</p> })),
        ),
    );
    render(<Component />);
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    arrive();
    expect(await screen.findByText('The feed')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows code that was fetchStub ahead at once', async () => {
    const { Component, preload } = lazyPage('/news', async () => ({ Component: () => <p>The news</p> }));
    preload();
    await Promise.resolve();
    render(<Component />);
    expect(screen.getByText('The news')).toBeTruthy();
  });

  it('throws a failure to the surrounding boundary', async () => {
    sessionStorage.setItem('chunk-reload:/home', '1');
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { Component } = lazyPage('/home', missing);
    render(
      <ErrorBoundary fallback={<p>It failed</p>}>
        <Component />
      </ErrorBoundary>,
    );
    expect(await screen.findByText('It failed')).toBeTruthy();
  });

  it('a page that was left while its code was loading reloads nothing', async () => {
    let fail!: () => void;
    const { Component } = lazyPage(
      '/news',
      () => new Promise<{ Component: ComponentType }>((_, reject) => (fail = () => reject(new TypeError('404')))),
    );
    render(<Component />).unmount();
    fail();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve));
    expect(sessionStorage.getItem('chunk-reload:/news')).toBeNull();
  });

  it('preload fails silently, without a reload', async () => {
    const load = vi.fn<typeof missing>(missing);
    lazyPage('/news', load).preload();
    await Promise.resolve();
    expect(load).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem('chunk-reload:/news')).toBeNull();
  });
});
