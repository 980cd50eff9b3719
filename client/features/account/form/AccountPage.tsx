import type { ReactNode } from 'react';
import { PageTitle } from '../../../ui/text/PageTitle';

type Props = {
  title: string;
  /** Links below the content. */
  footer?: ReactNode;
  children: ReactNode;
};

/** Narrow page layout of login, signup, password reset and account recovery. */
export function AccountPage({ title, footer, children }: Props) {
  return (
    <div className="mx-auto flex max-w-90 flex-col gap-6 px-4 py-12">
      <PageTitle title={title} />
      {children}
      {footer && <div className="flex flex-col gap-2 text-body text-ink-2">{footer}</div>}
    </div>
  );
}
