import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toCallError } from '../../../http/toCallError';
import { useToast } from '../../../ui/toast/Toast';
import { evictJob, evictJobLists } from '../jobCache';
import {
  CloseJobDocument,
  DeleteJobDocument,
  PublishJobDocument,
  RenewJobDocument,
} from './__generated__/JobDetails.generated';

type Action = 'publish' | 'close' | 'renew' | 'delete';

const failures: Record<Action, string> = {
  publish: 'Couldn’t publish the job.',
  close: 'Couldn’t close the job.',
  renew: 'Couldn’t renew the job.',
  delete: 'Couldn’t delete the job.',
};

/** Changes of the state of the viewer's own job, each with a toast. */
export function useJobActions({ id }: { id: string }) {
  const client = useApolloClient();
  const toast = useToast();
  const navigate = useNavigate();
  const [running, setRunning] = useState<Action>();

  async function run(action: Action, send: () => Promise<unknown>, done: string): Promise<boolean> {
    setRunning(action);
    try {
      await send();
    } catch (error) {
      const { fields, message } = toCallError(error, failures[action]);
      const missing = Object.values(fields ?? {});
      const edit = { label: 'Edit', run: () => void navigate(`/jobs/${id}/edit`) };
      toast.show(missing[0] ?? message, {
        failed: true,
        action: action === 'publish' && missing.length > 0 ? edit : undefined,
      });
      return false;
    } finally {
      setRunning(undefined);
    }
    evictJobLists(client.cache, ['jobs', 'searchJobs', 'jobFacets', 'similarJobs']);
    toast.show(done);
    return true;
  }

  const variables = { id };
  return {
    running,
    publish: () => run('publish', () => client.mutate({ mutation: PublishJobDocument, variables }), 'Job published.'),
    close: () => run('close', () => client.mutate({ mutation: CloseJobDocument, variables }), 'Job closed.'),
    renew: () => run('renew', () => client.mutate({ mutation: RenewJobDocument, variables }), 'Job renewed.'),
    async remove() {
      const isDeleted = await run(
        'delete',
        () => client.mutate({ mutation: DeleteJobDocument, variables }),
        'Job deleted.',
      );
      if (!isDeleted) return;
      void navigate('/jobs?view=mine', { replace: true });
      evictJob(client.cache, id);
    },
  };
}
