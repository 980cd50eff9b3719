import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CallError } from '../../../http/errors';
import { toCallError } from '../../../http/toCallError';
import { useFormDraft } from '../../../shell/useFormDraft';
import { Button } from '../../../ui/button/Button';
import { focusFirstInvalid } from '../../../ui/form/focusFirstInvalid';
import { Form } from '../../../ui/form/Form';
import { FormBar } from '../../../ui/form/FormBar';
import { RestoredNotice } from '../../../ui/form/RestoredNotice';
import { useToast } from '../../../ui/toast/Toast';
import type { TeamDetails_TeamFragment } from '../details/__generated__/TeamDetails.generated';
import { evictTeamLists } from '../teamCache';
import { RoleFields } from './RoleFields';
import { RoleProposals } from './RoleProposals';
import {
  isSameRole,
  readStoredRole,
  toRoleErrors,
  toRoleInput,
  validateRole,
  type RoleErrors,
  type RoleValues,
} from './roleValues';
import { CreateRoleDocument, UpdateRoleDocument } from './__generated__/TeamForm.generated';

export interface RoleFormProps {
  team: TeamDetails_TeamFragment;
  /** Undefined for a new role. */
  roleId?: string;
  saved: RoleValues;
}

/** Form for a role of the viewer's own team. What is typed is stored on the device until it is saved. */
export function RoleForm({ team, roleId, saved }: RoleFormProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { values, key, isRestored, change, clear, discard } = useFormDraft({
    place: `role:${roleId ?? `new-${team.id}`}`,
    saved,
    read: (stored, defaults) => (stored.values === undefined ? null : readStoredRole(stored.values, defaults)),
    isSame: isSameRole,
  });
  const [errors, setErrors] = useState<RoleErrors>({});
  const [failure, setFailure] = useState<CallError>();
  const [isSending, setSending] = useState(false);
  const [attempt, setAttempt] = useState<object>();
  const container = useRef<HTMLDivElement>(null);

  // The fields are marked as invalid after this render.
  useEffect(() => {
    if (!attempt) return undefined;
    const frame = requestAnimationFrame(() => container.current && focusFirstInvalid(container.current));
    return () => cancelAnimationFrame(frame);
  }, [attempt]);

  function showErrors(next: RoleErrors) {
    setErrors(next);
    setAttempt({});
  }

  const save = () =>
    roleId === undefined
      ? client.mutate({
          mutation: CreateRoleDocument,
          variables: { teamId: team.id, input: toRoleInput(values) },
          context: { headers: { 'Idempotency-Key': key } },
        })
      : client.mutate({ mutation: UpdateRoleDocument, variables: { id: roleId, input: toRoleInput(values) } });

  async function handleSubmit() {
    if (isSending) return;
    setFailure(undefined);
    const invalid = validateRole(values);
    if (Object.keys(invalid).length > 0) return showErrors(invalid);
    setSending(true);
    try {
      await save();
      clear();
      evictTeamLists(client.cache, ['teams', 'searchTeams', 'teamFacets']);
      void navigate(`/team-finding/${team.id}?view=mine`, { replace: true });
      toast.show(roleId === undefined ? 'Role added.' : 'Role saved.');
    } catch (error) {
      const reason = toCallError(error, 'Couldn’t save the role.');
      const fields = toRoleErrors(reason.fields ?? {}, values);
      if (Object.keys(fields).some((field) => Object.hasOwn(values, field))) showErrors(fields);
      else setFailure(reason);
    } finally {
      setSending(false);
    }
  }

  function handleChange(part: Partial<RoleValues>) {
    change(part);
    setErrors((last) => Object.fromEntries(Object.entries(last).filter(([field]) => !Object.hasOwn(part, field))));
  }

  /** Empty required fields are errors at submission only, so that leaving a field does not blame. */
  function handleBlur({ target }: FocusEvent) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const field = target.name as keyof RoleValues;
    const message = validateRole(values)[field];
    setErrors(({ [field]: _last, ...others }) =>
      message && values[field] !== '' ? { ...others, [field]: message } : others,
    );
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void handleSubmit();
  }

  return (
    <div ref={container}>
      {isRestored && <RestoredNotice onDiscard={discard} />}
      {roleId === undefined && team.analysisId !== null && (
        <RoleProposals analysisId={team.analysisId} team={team} onChoose={handleChange} />
      )}
      <Form
        aria-label="Role"
        errors={errors}
        onBlur={handleBlur}
        onKeyDown={handleKeyDown}
        onSubmit={(event) => event.preventDefault()}
        className="px-4 py-5 [&_:is(button,input,textarea)]:scroll-mb-[calc(144px+var(--banner))]"
      >
        <RoleFields values={values} onChange={handleChange} />
      </Form>
      <FormBar error={failure} isSending={isSending} onRetry={() => void handleSubmit()}>
        <Button variant="primary" loading={isSending} onClick={() => void handleSubmit()}>
          {roleId === undefined ? 'Add role' : 'Save changes'}
        </Button>
      </FormBar>
    </div>
  );
}
