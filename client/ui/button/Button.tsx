import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { SpinnerMark } from '../feedback/Spinner';

const look =
  'inline-flex h-control shrink-0 items-center justify-center gap-2 rounded-control border px-4 text-body font-medium whitespace-nowrap select-none transition-transform active:translate-y-px disabled:translate-y-0 disabled:border-line disabled:bg-fill disabled:text-ink-3';

const variants = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border-line-strong bg-surface text-ink hover:bg-fill',
  quiet:
    'border-transparent text-ink-2 hover:bg-fill hover:text-ink disabled:border-transparent disabled:bg-transparent',
  danger: 'border-transparent bg-danger text-on-danger hover:brightness-95',
};

export type ButtonVariant = keyof typeof variants;

/** Classes of a button, for elements that only look like one. */
export const buttonClasses = ({
  variant = 'secondary',
  wide,
  className,
}: Pick<ButtonLook, 'variant' | 'wide'> & { className?: string }): string =>
  clsx(look, variants[variant], wide && 'w-full', className);

interface ButtonLook {
  /** At most one `primary` or `danger` button per region. */
  variant?: ButtonVariant;
  /** Fills the width of its container. */
  wide?: boolean;
  icon?: LucideIcon;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Loading: adds a spinner, ignores presses and keeps the focus. */
  loading?: boolean;
}

/** Button for an action on this page. For navigation use `ButtonLink`. */
export function Button({
  variant,
  wide,
  icon: Icon,
  loading = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={buttonClasses({ variant, wide, className })}
    >
      {loading ? <SpinnerMark /> : Icon && <Icon aria-hidden="true" className="size-4" />}
      {children}
    </button>
  );
}

/** A link styled as a button. */
export function ButtonLink({ variant, wide, icon: Icon, className, children, ...rest }: LinkProps & ButtonLook) {
  return (
    <Link {...rest} className={buttonClasses({ variant, wide, className })}>
      {Icon && <Icon aria-hidden="true" className="size-4" />}
      {children}
    </Link>
  );
}
