import { BackButton } from './BackButton';

/** Header with a Back button. Hidden on phones, whose top bar has one. */
export function FormHeader({ title }: { title: string }) {
  return (
    <header className="flex h-12 items-center gap-1 border-b border-line px-2 max-md:hidden">
      <BackButton />
      <p aria-hidden="true" className="text-lead font-bold">
        {title}
      </p>
    </header>
  );
}
