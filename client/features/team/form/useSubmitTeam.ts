import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CallError } from '../../../http/errors';
import { toCallError } from '../../../http/toCallError';
import { useToast } from '../../../ui/toast/Toast';
import { evictTeamLists } from '../teamCache';
import { toRoleErrors, toRoleInput, type RoleErrors } from './roleValues';
import { toTeamInput, type RoleDraft, type TeamValues } from './teamValues';
import { CreateRoleDocument, CreateTeamDocument, UpdateTeamDocument } from './__generated__/TeamForm.generated';

export interface Submission {
  values: TeamValues;
  /** Idempotency key of a new team. */
  key: string;
  /** The analysis that a new team is made from. */
  analysisId?: string;
  /** Stores what is saved so far, so that a retry continues there. */
  onProgress: (part: Partial<TeamValues>) => void;
  onSaved: () => void;
}

/** What failed: the team, or one of its roles. */
export interface SubmitFailure {
  error: CallError;
  role?: { key: string; errors: RoleErrors };
}

/** Saves a team, for a new one with its roles, and opens it. */
export function useSubmitTeam(teamId: string | undefined) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [isSending, setSending] = useState(false);

  async function saveTeam({ values, key, analysisId }: Submission): Promise<string> {
    const id = teamId ?? (values.createdId || undefined);
    const input = toTeamInput(values);
    if (id !== undefined) {
      await client.mutate({ mutation: UpdateTeamDocument, variables: { id, input } });
      return id;
    }
    const { data } = await client.mutate({
      mutation: CreateTeamDocument,
      variables: { input: { ...input, analysisId } },
      context: { headers: { 'Idempotency-Key': key } },
    });
    return data!.createTeam.id;
  }

  async function createRole(id: string, { key, version, values }: RoleDraft): Promise<SubmitFailure | undefined> {
    try {
      await client.mutate({
        mutation: CreateRoleDocument,
        variables: { teamId: id, input: toRoleInput(values) },
        context: { headers: { 'Idempotency-Key': `${key}.${version}` } },
      });
      return undefined;
    } catch (failure) {
      const error = toCallError(failure, `The team was created, but not the role “${values.title}”.`);
      return { error, role: { key, errors: toRoleErrors(error.fields ?? {}, values) } };
    }
  }

  /** @returns what failed; undefined when all was saved */
  async function submit(submission: Submission): Promise<SubmitFailure | undefined> {
    setSending(true);
    try {
      const id = await saveTeam(submission);
      let left = submission.values.roles;
      for (const role of left) {
        const failure = await createRole(id, role);
        if (failure) return failure;
        left = left.slice(1);
        submission.onProgress({ createdId: id, roles: left });
      }
      submission.onSaved();
      evictTeamLists(client.cache);
      void navigate(`/team-finding/${id}?view=mine`, { replace: true });
      toast.show(teamId === undefined ? 'Team created. People can find it now.' : 'Team saved.');
      return undefined;
    } catch (failure) {
      return { error: toCallError(failure, 'Couldn’t save the team.') };
    } finally {
      setSending(false);
    }
  }

  return { isSending, submit };
}
