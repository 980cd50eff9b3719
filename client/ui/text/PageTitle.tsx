import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { setPageTitle } from './titleStore';

export interface PageTitleProps {
  /** Plain words for the browser's tab, and the heading unless `children` says more. */
  title: string;
  /**
   * The heading is there for those who listen but is not drawn: never, for pages that show their title in another
   * way, or on `phones`, where the top bar of the signed-in area shows it.
   */
  hidden?: boolean | 'phones';
  className?: string;
  children?: ReactNode;
}

/**
 * The one main heading of a page. Sets the document's title, and takes focus when the page was reached by following
 * a link, so that the change is read out and Tab starts at the content.
 */
export function PageTitle({ title, hidden = false, className, children }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();

  useEffect(() => setPageTitle(title), [title]);

  const isFirstPage = key === 'default';
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
    // Only another page moves focus, not a changed search or hash on the same one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);

  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={clsx(hidden === true ? 'sr-only' : 'text-page', hidden === 'phones' && 'max-md:sr-only', className)}
    >
      {children ?? title}
    </h1>
  );
}
