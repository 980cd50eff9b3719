import { useMutation, useQuery } from '@apollo/client/react';
import { BellRing, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { toCallError } from '../../../http/toCallError';
import { Button } from '../../../ui/button/Button';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { Status } from '../../../ui/feedback/Status';
import { PageTitle } from '../../../ui/text/PageTitle';
import { TextLink } from '../../../ui/text/TextLink';
import { FinanceNav } from '../chosen/FinanceNav';
import {
  CancelFundingNoticeDocument,
  FundingNoticeDocument,
  NotifyOfFundingDocument,
} from './__generated__/Funding.generated';

/** What funding will be, and a notice when it opens. */
export function Component() {
  return (
    <>
      <FinanceNav />
      <article className="px-4 pt-6 pb-12">
        <p className="mb-2 w-fit border-l-[3px] border-primary pl-2 text-meta font-bold">Coming soon</p>
        <PageTitle title="Funding">Raise from people who have read your plan</PageTitle>
        <p className="mt-3 max-w-130 text-lead text-pretty text-ink-2">
          You’ll show a projection and an analysis to investors whom you choose, and answer their questions beside the
          numbers. Funding isn’t open yet.
        </p>
        <Notice />
        <h2 className="mt-10 text-section">What we’re planning</h2>
        <dl className="mt-2 border-t border-line">
          <Part title="One page for a round">
            The amount, what it pays for, the runway with and without it, and the cap table after it, all taken from
            your projection.
          </Part>
          <Part title="Shared by name">
            Investors see what you share with them, for as long as you share it. Nothing is public.
          </Part>
          <Part title="Questions beside the figures">
            A question belongs to the figure that it’s about. When you change the plan, the person who asked sees it.
          </Part>
        </dl>
        <h2 className="mt-10 text-section">What you can do today</h2>
        <ul className="mt-2 border-t border-line">
          <Today to="/financial-projections">Add rounds to a projection, and see how they dilute</Today>
          <Today to="/financial-dashboard">See how long your cash lasts without new money</Today>
          <Today to="/advanced-financial-charts">Find out which input buys the most runway</Today>
        </ul>
      </article>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-3 md:grid md:grid-cols-[200px_1fr] md:gap-4">
      <dt className="font-bold">{title}</dt>
      <dd className="text-pretty text-ink-2">{children}</dd>
    </div>
  );
}

function Today({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li className="border-b border-line py-3">
      <TextLink to={to}>{children}</TextLink>
    </li>
  );
}

function Notice() {
  const { data, error, loading, refetch } = useQuery(FundingNoticeDocument);
  const [notify, notifying] = useMutation(NotifyOfFundingDocument, {
    update: (cache) => cache.writeQuery({ query: FundingNoticeDocument, data: { fundingNotice: true } }),
    onError: () => undefined,
  });
  const [cancel, cancelling] = useMutation(CancelFundingNoticeDocument, {
    update: (cache) => cache.writeQuery({ query: FundingNoticeDocument, data: { fundingNotice: false } }),
    onError: () => undefined,
  });
  const failure = notifying.error ?? cancelling.error;
  if (error && !data)
    return (
      <div className="-mx-4 mt-6">
        <ErrorState onRetry={() => void refetch().catch(() => undefined)} retrying={loading}>
          {toCallError(error, 'Couldn’t load whether you’ll be told.').message}
        </ErrorState>
      </div>
    );
  if (!data)
    return (
      <SkeletonGroup label="Loading your request" className="mt-6">
        <Skeleton className="h-control w-52" />
      </SkeletonGroup>
    );
  return (
    <div className="mt-6">
      <Status className="flex min-h-control flex-wrap items-center gap-x-3 gap-y-2">
        {data.fundingNotice && (
          <p className="flex items-center gap-2 font-medium">
            <Check aria-hidden="true" className="size-5 shrink-0 text-primary" />
            We’ll tell you when funding opens.
          </p>
        )}
        {data.fundingNotice ? (
          <Button variant="quiet" loading={cancelling.loading} onClick={() => void cancel()}>
            Undo
          </Button>
        ) : (
          <Button variant="primary" icon={BellRing} loading={notifying.loading} onClick={() => void notify()}>
            Tell me when it opens
          </Button>
        )}
      </Status>
      {failure && (
        <p role="alert" className="mt-2 text-meta font-medium text-danger">
          {toCallError(failure, 'Couldn’t store your request.').message}
        </p>
      )}
    </div>
  );
}
