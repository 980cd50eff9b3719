import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CallError } from '../../../http/errors';
import { toCallError } from '../../../http/toCallError';
import { useToast } from '../../../ui/toast/Toast';
import { evictJobLists } from '../jobCache';
import { PublishJobDocument } from '../details/__generated__/JobDetails.generated';
import { toJobInput, type JobValues } from './jobValues';
import { CreateJobDocument, UpdateJobDocument } from './__generated__/JobForm.generated';

/** `publish` publishes a new job or a draft, `draft` saves it unpublished, `save` leaves the state as it is. */
export type SubmitKind = 'publish' | 'draft' | 'save';

const done: Record<SubmitKind, string> = { publish: 'Job published.', draft: 'Draft saved.', save: 'Job saved.' };
const failures: Record<SubmitKind, string> = {
  publish: 'Couldn’t publish the job.',
  draft: 'Couldn’t save the draft.',
  save: 'Couldn’t save the job.',
};

/** Saves a job and opens it. */
export function useSubmitJob(jobId: string | undefined) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [running, setRunning] = useState<SubmitKind>();

  async function save(kind: SubmitKind, values: JobValues, key: string): Promise<string> {
    const input = toJobInput(values);
    if (jobId === undefined) {
      const { data } = await client.mutate({
        mutation: CreateJobDocument,
        variables: { input: { ...input, status: kind === 'draft' ? 'DRAFT' : 'PUBLISHED' } },
        context: { headers: { 'Idempotency-Key': key } },
      });
      return data!.createJob.id;
    }
    await client.mutate({ mutation: UpdateJobDocument, variables: { id: jobId, input } });
    if (kind === 'publish') await client.mutate({ mutation: PublishJobDocument, variables: { id: jobId } });
    return jobId;
  }

  /** @returns the error; undefined when the job was saved */
  async function submit(
    kind: SubmitKind,
    { values, key, onSaved }: { values: JobValues; key: string; onSaved: () => void },
  ): Promise<CallError | undefined> {
    setRunning(kind);
    try {
      const id = await save(kind, values, key);
      onSaved();
      evictJobLists(client.cache);
      void navigate(`/jobs/${id}?view=mine`, { replace: true });
      toast.show(done[kind]);
      return undefined;
    } catch (error) {
      return toCallError(error, failures[kind]);
    } finally {
      setRunning(undefined);
    }
  }

  return { running, submit };
}
