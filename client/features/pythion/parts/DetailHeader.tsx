import type { ReactNode } from 'react';
import { BackButton } from '../../../shell/navigation/BackButton';

/** Header with a Back button. Hidden on phones, whose top bar has one. */
export function DetailHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="flex h-12 items-center gap-1 border-b border-line px-2 max-md:hidden">
      <BackButton />
      <p aria-hidden="true" className="flex-1 text-lead font-bold">
        {title}
      </p>
      {children}
    </header>
  );
}
