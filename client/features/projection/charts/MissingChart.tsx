import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button/Button';

export interface MissingChartProps {
  name: string;
  /** The next step, and where it is. */
  action: string;
  to: string;
  /** What is missing. */
  children: ReactNode;
}

/** In place of a chart without figures. */
export function MissingChart({ name, action, to, children }: MissingChartProps) {
  return (
    <section className="border-b border-line px-4 py-6">
      <h2 className="text-section">{name}</h2>
      <p className="mt-1 mb-3 max-w-130 text-pretty text-ink-2">{children}</p>
      <ButtonLink to={to}>{action}</ButtonLink>
    </section>
  );
}
