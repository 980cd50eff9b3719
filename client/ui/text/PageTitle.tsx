import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { setPageTitle } from './titleStore';

/** Whether the viewer has navigated since the page was loaded. */
let hasNavigated = false;

// A return to the first page, whose key is `default` again, also before another page had a title.
globalThis.window?.addEventListener('popstate', () => (hasNavigated = true));

export interface PageTitleProps {
  /** Title in the browser's tab; also the heading unless there are `children`. */
  title: string;
  /**
   * Hides the heading visually: always, for pages that show their title otherwise, or on `phones`, where the top bar
   * shows it.
   */
  hidden?: boolean | 'phones';
  /** The page replaces another one without navigation: its heading takes the focus that was on what is gone. */
  takesLostFocus?: boolean;
  className?: string;
  children?: ReactNode;
}

/**
 * The h1 of a page. Sets the document's title, and takes focus after navigation, so that the page is announced and Tab
 * starts at the content.
 */
export function PageTitle({ title, hidden = false, takesLostFocus = false, className, children }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();

  useEffect(() => setPageTitle(title), [title]);

  useEffect(() => {
    hasNavigated ||= key !== 'default';
    const isLost = takesLostFocus && document.activeElement === document.body;
    if (hasNavigated || isLost) heading.current?.focus({ preventScroll: true });
    // Only another path moves the focus, not a changed search or hash.
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
