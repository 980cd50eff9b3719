import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toCallError } from '../../../http/toCallError';
import { useAuth } from '../../../auth/AuthProvider';
import {
  ProfileCheckDocument,
  RepairProfileDocument,
  type ProfileReportFragment,
} from './__generated__/ProfileCheck.generated';

/** Result of the last check or repair. `repaired` is the number of repaired fields, undefined after a check. */
export type ProfileCheckResult = ProfileReportFragment & { repaired?: number };
type Step = 'check' | 'repair';

const failed: Record<Step, string> = { check: 'Couldn’t check your profile.', repair: 'Couldn’t fix your profile.' };

/** Checks and repairs the viewer's profile. A failed step keeps the previous report. */
export function useProfileCheck() {
  const client = useApolloClient();
  const { user } = useAuth();
  const [report, setReport] = useState<ProfileCheckResult>();
  const [running, setRunning] = useState<Step>();
  const [failure, setFailure] = useState<{ step: Step; message: string }>();

  async function run(step: Step, read: () => Promise<ProfileCheckResult | undefined>) {
    setRunning(step);
    setFailure(undefined);
    try {
      setReport(await read());
    } catch (error) {
      setFailure({ step, message: toCallError(error, failed[step]).message });
    } finally {
      setRunning(undefined);
    }
  }

  const check = () =>
    run(
      'check',
      async () => (await client.query({ query: ProfileCheckDocument, fetchPolicy: 'no-cache' })).data?.profileIntegrity,
    );

  const repair = () =>
    run('repair', async () => {
      const { data } = await client.mutate({ mutation: RepairProfileDocument, fetchPolicy: 'no-cache' });
      if (!data) return undefined;
      // Repaired fields are shown on many pages: eviction makes active queries refetch them.
      client.cache.evict({ id: client.cache.identify({ __typename: 'Profile', id: user?.id }) });
      return { ...data.recoverProfile, repaired: (report?.broken.length ?? 0) - data.recoverProfile.broken.length };
    });

  return { report, running, failure, check, repair };
}
