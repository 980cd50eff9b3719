import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/** Links in sentences are underlined, so that they do not rely on colour. */
export const linkClasses =
  'text-primary underline decoration-1 underline-offset-3 hover:text-primary-hover hover:decoration-2';

/** An internal link. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={clsx(linkClasses, className)} />;
}

/** An external link, without a referrer. */
export function ExternalLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} rel="noreferrer noopener nofollow" className={clsx(linkClasses, className)}>
      {children}
    </a>
  );
}
