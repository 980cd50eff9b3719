import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/** Inside sentences links are underlined, so that they do not rely on colour. */
export const linkClasses =
  'text-primary underline decoration-1 underline-offset-3 hover:text-primary-hover hover:decoration-2';

/** A link to a place in the product. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={clsx(linkClasses, className)} />;
}

/** A link to another site: opened by the person's own choice of tab, without telling that site where they came from. */
export function ExternalLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} rel="noreferrer noopener nofollow" className={clsx(linkClasses, className)}>
      {children}
    </a>
  );
}
