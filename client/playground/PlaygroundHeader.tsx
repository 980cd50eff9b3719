import { useSyncExternalStore } from 'react';
import { ThemeToggle } from '../shell/navigation/ThemeToggle';
import { LogoMark } from '../ui/text/Logo';
import { linkClasses } from '../ui/text/TextLink';
import { getSession, subscribeSession } from './session';

function SessionLine() {
  const { status, user } = useSyncExternalStore(subscribeSession, getSession);
  if (status === 'checking') return 'Checking authentication...';
  if (status === 'signedIn') {
    return (
      <>
        Logged in as <strong className="text-ink">{user.username}</strong>
        <span className="max-md:hidden">. To use another account, add a token under Headers</span>
      </>
    );
  }
  return (
    <>
      Not logged in.{' '}
      <a href="/login" target="_blank" rel="noreferrer" className={linkClasses}>
        Log in
      </a>
      <span className="max-md:hidden"> in another tab, or paste a token under Headers</span>
    </>
  );
}

/** The header: the product's name, the user that queries run as, and links. */
export function PlaygroundHeader() {
  return (
    <header className="flex h-top-bar shrink-0 items-center gap-x-4 border-b border-line bg-surface pr-2 pl-4">
      <a href="/" aria-label="Venturion home" className="rounded-control">
        <LogoMark />
      </a>
      <h1 className="truncate text-lead max-md:sr-only">GraphQL playground</h1>
      <output className="min-w-0 flex-1 truncate text-meta text-ink-2">
        <SessionLine />
      </output>
      <a
        href="/api/docs"
        className="flex min-h-control items-center rounded-control px-2 text-body whitespace-nowrap text-ink-2 hover:text-ink hover:underline"
      >
        REST<span className="max-md:hidden">&nbsp;reference</span>
      </a>
      <ThemeToggle />
    </header>
  );
}
