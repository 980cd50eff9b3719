import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

export interface SectionProps {
  title: string;
  /** A line below the title. */
  intro?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A ruled section of the report. */
export function Section({ title, intro, className, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx('border-t border-line px-4 py-6 md:px-6 print:px-0 print:py-4', className)}
    >
      <h2 id={id} className="text-section break-after-avoid">
        {title}
      </h2>
      {intro && <p className="mt-1 text-ink-2">{intro}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
