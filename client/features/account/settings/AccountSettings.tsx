import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { toCallError } from '../../../http/toCallError';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { TextLink } from '../../../ui/text/TextLink';
import { AccountSettingsDocument } from './__generated__/AccountSettings.generated';

/** Settings section: username and email of the account. */
export function AccountSettings() {
  const { data, error, loading, refetch } = useQuery(AccountSettingsDocument);
  const me = data?.me;
  return (
    <>
      {error && (
        <ErrorState onRetry={() => void refetch()} retrying={loading}>
          {toCallError(error, 'Couldn’t load your account.').message}
        </ErrorState>
      )}
      {!me && !error && (
        <SkeletonGroup label="Loading your account" className="px-4">
          <Skeleton className="my-1 h-3.5 w-60" />
          <Skeleton className="my-4 h-3.5 w-60" />
        </SkeletonGroup>
      )}
      {me && (
        <dl>
          <Row name="Username">
            {me.profile.username}
            <span className="block text-meta text-ink-2">
              Your profile is at <TextLink to={`/user/${me.profile.username}`}>/user/{me.profile.username}</TextLink>.
            </span>
          </Row>
          <Row name="Email">
            {me.email}
            <span className="block text-meta text-ink-2">
              Used to log in and for emails about your account. Only you can see it.
            </span>
          </Row>
        </dl>
      )}
    </>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="gap-x-6 border-t border-line px-4 py-3 md:grid md:grid-cols-[120px_1fr]">
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 font-medium break-words [&>span]:font-normal">{children}</dd>
    </div>
  );
}
