import type { ReactNode } from 'react';
import { RuledLines } from '../RuledLines';

/** Empty list: one sentence and one next action. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-4 px-4 py-8">
      <RuledLines />
      <p className="max-w-100 text-lead text-pretty text-ink-2">{children}</p>
      {action}
    </div>
  );
}
