import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

export interface SectionProps extends Omit<ComponentProps<'section'>, 'aria-labelledby'> {
  title: string;
  /** A line below the title. */
  intro?: ReactNode;
  children: ReactNode;
}

/** A ruled section of the report. */
export function Section({ title, intro, className, children, ...rest }: SectionProps) {
  const id = useId();
  return (
    <section
      {...rest}
      aria-labelledby={id}
      className={clsx('border-t border-line px-4 py-6 md:px-6 print:px-0 print:py-2.5', className)}
    >
      <h2 id={id} className="text-section break-after-avoid">
        {title}
      </h2>
      {intro && <p className="mt-1 text-ink-2 print:mt-0">{intro}</p>}
      <div className="mt-4 print:mt-2">{children}</div>
    </section>
  );
}
