import { teamLimits } from '../../../../shared/contracts/team';
import type { AnalysisFacts, CreateTeamInput, Stage } from '../../../__generated__/types';
import type { TeamDetails_TeamFragment } from '../details/__generated__/TeamDetails.generated';
import type { RemoteName } from '../teamLabels';
import {
  emptyRole,
  readStoredRole,
  toRoleInput,
  tooLong,
  validateRole,
  withoutEmpty,
  type RoleErrors,
  type RoleValues,
} from './roleValues';

/** A role of a team that isn't created yet. */
export interface RoleDraft {
  key: string;
  /** Number of changes: with the key, the idempotency key of exactly these fields. */
  version: number;
  /** Why an analysis proposes it; empty for others. */
  why: string;
  values: RoleValues;
}

/** Fields of the form of a team. */
export interface TeamValues {
  name: string;
  pitch: string;
  stage: Stage;
  location: string;
  remote: RemoteName;
  /** Roles of a new team. */
  roles: RoleDraft[];
  /** The team after it was created, while some of its roles are not. */
  createdId: string;
}

export type TeamErrors = Partial<Record<'name' | 'pitch' | 'location', string>>;

export const emptyTeam: TeamValues = {
  name: '',
  pitch: '',
  stage: 'IDEA',
  location: '',
  remote: 'YES',
  roles: [],
  createdId: '',
};

/** A new team's fields from the facts of an analysis: the stage only where somebody pays, because nothing else shows it. */
export const fromFacts = ({
  solution,
  payingCustomers,
}: Pick<AnalysisFacts, 'solution' | 'payingCustomers'>): TeamValues => ({
  ...emptyTeam,
  pitch: solution ?? '',
  stage: payingCustomers != null && payingCustomers > 0 ? 'REVENUE' : emptyTeam.stage,
});

/** The form's fields of a saved team, whose roles have forms of their own. */
export const toTeamValues = ({ name, pitch, stage, location, remote }: TeamDetails_TeamFragment): TeamValues => ({
  ...emptyTeam,
  name,
  pitch,
  stage,
  location,
  remote,
});

/** What the API takes of the team itself. */
export const toTeamInput = ({ name, pitch, stage, location, remote }: TeamValues): CreateTeamInput => ({
  name,
  pitch,
  stage,
  location,
  remote,
});

const comparable = (team: TeamValues) =>
  JSON.stringify([toTeamInput(team), team.roles.map(({ values }) => toRoleInput(values)), team.createdId]);

export const isSameTeam = (one: TeamValues, other: TeamValues): boolean => comparable(one) === comparable(other);

/** Validates a team with the server's rules. The server validates the same again. @returns messages by field */
export const validateTeam = ({ name, pitch, location }: TeamValues): TeamErrors =>
  withoutEmpty({
    name: name.trim() === '' ? 'Enter a name.' : tooLong('The name', name, teamLimits.name),
    pitch: pitch.trim() === '' ? 'Describe what you’re building.' : tooLong('The pitch', pitch, teamLimits.pitch),
    location: tooLong('The location', location, teamLimits.location),
  });

/** Errors of the roles by their keys. */
export const validateDrafts = (roles: readonly RoleDraft[]): Record<string, RoleErrors> =>
  Object.fromEntries(
    roles
      .map(({ key, values }) => [key, validateRole(values)] as const)
      .filter(([, errors]) => Object.keys(errors).length > 0),
  );

/** Reads fields that were stored on the device, maybe by an earlier version. @returns null when nothing is stored */
export function readStoredTeam({ values }: Record<string, unknown>, defaults: TeamValues): TeamValues | null {
  if (typeof values !== 'object' || values === null) return null;
  const { roles, ...stored } = values as Record<string, unknown>;
  const known = Object.entries(stored).filter(
    ([field, value]) => Object.hasOwn(defaults, field) && typeof value === 'string',
  );
  const drafts = (Array.isArray(roles) ? roles : []).filter(
    (role): role is { key: string; version?: unknown; why?: unknown; values: unknown } => typeof role?.key === 'string',
  );
  return {
    ...defaults,
    ...Object.fromEntries(known),
    roles: drafts.map(({ key, version, why, values: role }) => ({
      key,
      version: typeof version === 'number' ? version : 0,
      why: typeof why === 'string' ? why : '',
      values: readStoredRole(role, emptyRole),
    })),
  };
}
