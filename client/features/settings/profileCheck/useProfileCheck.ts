import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { fieldErrors } from '../../../api/fieldErrors';
import { useAuth } from '../../../auth/AuthProvider';
import {
  ProfileCheckDocument,
  RepairProfileDocument,
  type ProfileReportFragment,
} from './__generated__/ProfileCheck.generated';

/** What the last check or repair found; `repaired` counts what the repair mended, and is undefined after a check. */
export type Report = ProfileReportFragment & { repaired?: number };
type Step = 'check' | 'repair';

const failed: Record<Step, string> = { check: 'Failed to check profile', repair: 'Failed to repair profile' };

/** Checks the own profile and repairs it. A step that failed leaves the report before it in place. */
export function useProfileCheck() {
  const client = useApolloClient();
  const { user } = useAuth();
  const [report, setReport] = useState<Report>();
  const [running, setRunning] = useState<Step>();
  const [failure, setFailure] = useState<{ step: Step; message: string }>();

  async function run(step: Step, read: () => Promise<Report | undefined>) {
    setRunning(step);
    setFailure(undefined);
    try {
      setReport(await read());
    } catch (error) {
      setFailure({ step, message: fieldErrors(error, failed[step]).message });
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
      // What the repair took away is shown all over the product.
      client.cache.evict({ id: client.cache.identify({ __typename: 'Profile', id: user?.id }) });
      return { ...data.recoverProfile, repaired: (report?.broken.length ?? 0) - data.recoverProfile.broken.length };
    });

  return { report, running, failure, check, repair };
}
