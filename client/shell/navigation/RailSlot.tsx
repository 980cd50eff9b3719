import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const RailContext = createContext<HTMLElement | null>(null);

export const RailProvider = RailContext.Provider;

/**
 * Renders a page's own modules at the top of the right rail. Below 1280 px there is no rail and nothing is mounted, so
 * the content must be optional.
 */
export function RailSlot({ children }: { children: ReactNode }) {
  const rail = useContext(RailContext);
  return rail && createPortal(children, rail);
}

/** One ruled block of the rail. */
export function RailBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-card border border-line bg-surface">
      <h2 className="border-b border-line px-4 py-3 text-lead">{title}</h2>
      {children}
    </section>
  );
}
