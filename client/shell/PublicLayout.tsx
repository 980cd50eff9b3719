import { useEffect, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { beginStartup } from '../lib/startup';
import { useAuth } from '../auth/AuthProvider';
import { ButtonLink } from '../ui/button/Button';
import { Wordmark } from '../ui/text/Logo';
import { loadLater } from './loadLater';
import { FooterLinks } from './navigation/FooterLinks';
import { SkipLink } from './navigation/SkipLink';
import { ThemeToggle } from './navigation/ThemeToggle';

function WayIn() {
  const { status } = useAuth();
  const { pathname } = useLocation();
  if (status === 'authenticated') return <ButtonLink to="/home">Open Venturion</ButtonLink>;
  // The landing page has its own sign-in and sign-up links.
  if (pathname === '/') return null;
  if (pathname === '/login') return <ButtonLink to="/signup">Sign up</ButtonLink>;
  return <ButtonLink to="/login">Log in</ButtonLink>;
}

/** Layout for anonymous visitors: one column with the name above and the footer links below. */
export function PublicLayout() {
  useState(beginStartup);
  useEffect(() => void loadLater(), []);
  return (
    <div className="mx-auto flex min-h-dvh max-w-160 flex-col border-line bg-surface md:border-x">
      <SkipLink />
      <header className="flex h-16 items-center gap-2 border-b border-line px-4 md:px-8">
        <Link to="/" className="mr-auto flex rounded-control">
          <Wordmark />
        </Link>
        <ThemeToggle />
        <WayIn />
      </header>
      <main id="main" tabIndex={-1} className="flex-1">
        <Outlet />
      </main>
      {/* Not shown below a page that is still loading, so that it does not move. */}
      <footer className="[:has(.page-spinner)>&]:invisible flex flex-wrap gap-x-6 border-t border-line px-4 py-3 text-meta text-ink-2 md:px-8">
        <FooterLinks />
      </footer>
    </div>
  );
}
