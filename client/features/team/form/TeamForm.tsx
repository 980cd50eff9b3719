import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { CallError } from '../../../http/errors';
import { useFormDraft } from '../../../shell/useFormDraft';
import { Button } from '../../../ui/button/Button';
import { focusFirstInvalid } from '../../../ui/form/focusFirstInvalid';
import { FormBar } from '../../../ui/form/FormBar';
import { RestoredNotice } from '../../../ui/form/RestoredNotice';
import { RoleDrafts } from './RoleDrafts';
import type { RoleErrors } from './roleValues';
import { TeamFields } from './TeamFields';
import {
  isSameTeam,
  readStoredTeam,
  validateDrafts,
  validateTeam,
  type RoleDraft,
  type TeamErrors,
  type TeamValues,
} from './teamValues';
import { useSubmitTeam } from './useSubmitTeam';

export interface TeamFormProps {
  /** Undefined for a new team. */
  teamId?: string;
  /** The analysis that a new team is made from. */
  analysisId?: string;
  saved: TeamValues;
}

const isTeamField = (field: string): field is keyof TeamErrors => ['name', 'pitch', 'location'].includes(field);

/** Form for a team, and for the roles of a new one. What is typed is stored on the device until it is saved. */
export function TeamForm({ teamId, analysisId, saved }: TeamFormProps) {
  const { values, key, isRestored, change, clear, discard } = useFormDraft({
    place: `team:${teamId ?? (analysisId === undefined ? 'new' : `from-${analysisId}`)}`,
    saved,
    read: readStoredTeam,
    isSame: isSameTeam,
  });
  const { isSending, submit } = useSubmitTeam(teamId);
  const [errors, setErrors] = useState<TeamErrors>({});
  const [roleErrors, setRoleErrors] = useState<Record<string, RoleErrors>>({});
  const [failure, setFailure] = useState<CallError>();
  const [attempt, setAttempt] = useState<object>();
  const container = useRef<HTMLDivElement>(null);

  // The fields are marked as invalid after this render.
  useEffect(() => {
    if (!attempt) return undefined;
    const frame = requestAnimationFrame(() => container.current && focusFirstInvalid(container.current));
    return () => cancelAnimationFrame(frame);
  }, [attempt]);

  function showErrors(team: TeamErrors, roles: Record<string, RoleErrors>) {
    setErrors(team);
    setRoleErrors(roles);
    setAttempt({});
  }

  async function handleSubmit() {
    if (isSending) return;
    setFailure(undefined);
    const [invalid, invalidRoles] = [validateTeam(values), validateDrafts(values.roles)];
    if (Object.keys({ ...invalid, ...invalidRoles }).length > 0) return showErrors(invalid, invalidRoles);
    const failed = await submit({ values, key, analysisId, onProgress: change, onSaved: clear });
    if (!failed) return;
    const { error, role } = failed;
    if (role && Object.keys(role.errors).length > 0) return showErrors({}, { [role.key]: role.errors });
    const fields = Object.fromEntries(Object.entries(error.fields ?? {}).filter(([field]) => isTeamField(field)));
    if (Object.keys(fields).length > 0) showErrors(fields, {});
    else setFailure(error);
  }

  function handleChange(part: Partial<TeamValues>) {
    change(part);
    setErrors((last) => Object.fromEntries(Object.entries(last).filter(([field]) => !Object.hasOwn(part, field))));
  }

  /** Errors of a role end with its next change: submission validates it again. */
  function handleRoles(roles: RoleDraft[]) {
    change({ roles });
    setRoleErrors((last) =>
      Object.fromEntries(
        Object.entries(last).filter(([roleKey]) =>
          values.roles.some((role) => role.key === roleKey && roles.includes(role)),
        ),
      ),
    );
  }

  /** Empty required fields are errors at submission only, so that leaving a field does not blame. */
  function handleBlur(field: keyof TeamErrors) {
    const message = validateTeam(values)[field];
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
      <TeamFields
        values={values}
        errors={errors}
        onChange={handleChange}
        onBlur={handleBlur}
        onKeyDown={handleKeyDown}
      />
      {teamId === undefined && <RoleDrafts roles={values.roles} errors={roleErrors} onChange={handleRoles} />}
      <FormBar error={failure} isSending={isSending} onRetry={() => void handleSubmit()}>
        <Button variant="primary" loading={isSending} onClick={() => void handleSubmit()}>
          {teamId === undefined ? 'Create team' : 'Save changes'}
        </Button>
      </FormBar>
    </div>
  );
}
