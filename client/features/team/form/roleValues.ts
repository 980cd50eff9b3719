import { teamLimits } from '../../../../shared/contracts/team';
import type { CreateRoleInput } from '../../../__generated__/types';
import { countGraphemes } from '../../../../shared/graphemes';
import { parseNumber } from '../../jobs/form/parseNumber';
import { noPay, toPayInput, toPayValues, validatePay, type PayValues } from '../../jobs/form/payValues';
import type { Role_RoleFragment } from '../details/__generated__/TeamDetails.generated';
import type { RemoteName } from '../teamLabels';
import type { RoleProposal_ProposalFragment } from './__generated__/TeamForm.generated';

/** Fields of a role. Numbers are texts as they were typed. */
export interface RoleValues extends PayValues {
  title: string;
  description: string;
  skills: string[];
  hours: string;
  remote: RemoteName;
}

export type RoleErrors = Partial<Record<keyof RoleValues, string>>;

export const emptyRole: RoleValues = { title: '', description: '', skills: [], hours: '', remote: 'YES', ...noPay };

/** The form's fields of a saved role. */
export const toRoleValues = (role: Role_RoleFragment): RoleValues => ({
  title: role.title,
  description: role.description,
  skills: [...role.skills],
  hours: role.hours === null ? '' : String(role.hours),
  remote: role.remote,
  ...toPayValues(role),
});

/** The form's fields of a role that an analysis lacks. */
export const fromProposal = ({ title, description, skills }: RoleProposal_ProposalFragment): RoleValues => ({
  ...emptyRole,
  title,
  description,
  skills: [...skills],
});

/** What the API takes. */
export const toRoleInput = (values: RoleValues): CreateRoleInput => ({
  ...values,
  hours: parseNumber(values.hours),
  ...toPayInput(values),
});

export const isSameRole = (one: RoleValues, other: RoleValues): boolean =>
  JSON.stringify(toRoleInput(one)) === JSON.stringify(toRoleInput(other));

export const tooLong = (name: string, text: string, max: number): string | undefined =>
  text.length > max && countGraphemes(text.trim(), max + 1) > max
    ? `${name} can have at most ${max.toLocaleString('en')} characters.`
    : undefined;

function hoursError(text: string): string | undefined {
  const hours = parseNumber(text);
  if (hours === null) return undefined;
  return Number.isInteger(hours) && hours >= 1 && hours <= teamLimits.hours
    ? undefined
    : `The hours must be a whole number from 1 to ${teamLimits.hours}.`;
}

/** Messages without fields that have none. */
export const withoutEmpty = <Errors extends object>(errors: Errors): Partial<Errors> =>
  Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined)) as Partial<Errors>;

/** Validates a role with the server's rules. The server validates the same again. @returns messages by field */
export const validateRole = (values: RoleValues): RoleErrors =>
  withoutEmpty({
    title: values.title.trim() === '' ? 'Enter a title.' : tooLong('The title', values.title, teamLimits.roleTitle),
    hours: hoursError(values.hours),
    description: tooLong('The description', values.description, teamLimits.roleDescription),
    ...validatePay(values),
  });

/** Reads a role that was stored on the device, maybe by an earlier version. */
export function readStoredRole(stored: unknown, defaults: RoleValues): RoleValues {
  if (typeof stored !== 'object' || stored === null) return defaults;
  const known = Object.entries(stored).filter(([field, value]) => {
    if (!Object.hasOwn(defaults, field)) return false;
    return field === 'skills'
      ? Array.isArray(value) && value.every((one) => typeof one === 'string')
      : typeof value === 'string';
  });
  return { ...defaults, ...Object.fromEntries(known) };
}

/** Errors of the server by the form's fields: those of single skills belong to the skills. */
export const toRoleErrors = (fields: Record<string, string>, { skills }: RoleValues): RoleErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const [field, index] = path.split('.');
      return index === undefined ? [path, message] : [field, `“${skills[Number(index)]}”: ${message}`];
    }),
  );
