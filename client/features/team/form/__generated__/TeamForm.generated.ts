/* Generated from schema.graphql by `npm run codegen`; edit the .graphql file instead. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../__generated__/types';

import type { TeamDetails_TeamFragment, Role_RoleFragment } from '../../details/__generated__/TeamDetails.generated';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new role in a team. */
export type CreateRoleInput = {
  /** Markdown. */
  description?: string | null | undefined;
  /** Highest equity in percent, with at most two decimals. */
  equityMax?: number | null | undefined;
  /** Lowest equity in percent, with at most two decimals. */
  equityMin?: number | null | undefined;
  /** Hours of a week, 1 to 80. */
  hours?: number | null | undefined;
  /** Whether the work is remote; default YES. */
  remote?: TeamRemote | null | undefined;
  /** ISO 4217 code; required with pay. */
  salaryCurrency?: string | null | undefined;
  /** Highest pay of a period, a whole number. */
  salaryMax?: number | null | undefined;
  /** Lowest pay of a period, a whole number. */
  salaryMin?: number | null | undefined;
  /** Period that the pay is for; required with pay. */
  salaryPeriod?: SalaryPeriod | null | undefined;
  /** Required skills, at most 20. */
  skills?: Array<string> | null | undefined;
  /** Default OPEN. */
  status?: RoleStatus | null | undefined;
  /** At most 100 characters. */
  title: string;
};

/** A new team, which is open. */
export type CreateTeamInput = {
  /** Your analysis that it is made from. */
  analysisId?: string | null | undefined;
  /** The location. */
  location?: string | null | undefined;
  /** At most 100 characters. */
  name: string;
  /** What it builds. */
  pitch: string;
  /** Whether the team works remotely; default YES. */
  remote?: TeamRemote | null | undefined;
  /** Stage of the startup. */
  stage: Stage;
};

/** State of a role in a team. */
export type RoleStatus =
  /** The team no longer looks for it. */
  | 'CLOSED'
  /** Somebody has it. */
  | 'FILLED'
  /** It accepts applications while the team is open. */
  | 'OPEN';

/** Period that pay is for. */
export type SalaryPeriod =
  /** A day; a year has 260. */
  | 'DAY'
  /** An hour; a year has 2,080. */
  | 'HOUR'
  /** A month. */
  | 'MONTH'
  /** A year. */
  | 'YEAR';

/** Stage of a person’s startup. */
export type Stage =
  /** Looking for a problem to solve. */
  | 'EXPLORING'
  /** An idea, and talks with possible customers. */
  | 'IDEA'
  /** People are using it. */
  | 'LAUNCHED'
  /** A prototype that people can try. */
  | 'PROTOTYPE'
  /** People are paying for it. */
  | 'REVENUE'
  /** Growing a working business. */
  | 'SCALING';

/** Whether work is remote. */
export type TeamRemote =
  /** A part of it is on site. */
  | 'HYBRID'
  /** It is on site. */
  | 'NO'
  /** It can be done from anywhere. */
  | 'YES';

/** State of a team. */
export type TeamStatus =
  /** The same, and for good. */
  | 'CLOSED'
  /** It is in lists, and its open roles accept applications. */
  | 'OPEN'
  /** Only its members, invited people and applicants see it. */
  | 'PAUSED';

/** Changes of a role. Omitted fields stay; null clears a field that a role may lack. */
export type UpdateRoleInput = {
  /** Markdown. */
  description?: string | null | undefined;
  /** Highest equity in percent, with at most two decimals. */
  equityMax?: number | null | undefined;
  /** Lowest equity in percent, with at most two decimals. */
  equityMin?: number | null | undefined;
  /** Hours of a week, 1 to 80. */
  hours?: number | null | undefined;
  /** Whether the work is remote; default YES. */
  remote?: TeamRemote | null | undefined;
  /** ISO 4217 code; required with pay. */
  salaryCurrency?: string | null | undefined;
  /** Highest pay of a period, a whole number. */
  salaryMax?: number | null | undefined;
  /** Lowest pay of a period, a whole number. */
  salaryMin?: number | null | undefined;
  /** Period that the pay is for; required with pay. */
  salaryPeriod?: SalaryPeriod | null | undefined;
  /** Required skills, at most 20. */
  skills?: Array<string> | null | undefined;
  /** Default OPEN. */
  status?: RoleStatus | null | undefined;
  /** At most 100 characters. */
  title?: string | null | undefined;
};

/** Changes of a team. Omitted fields stay. */
export type UpdateTeamInput = {
  /** The location; null clears it. */
  location?: string | null | undefined;
  /** At most 100 characters. */
  name?: string | null | undefined;
  /** What it builds. */
  pitch?: string | null | undefined;
  /** Whether the team works remotely. */
  remote?: TeamRemote | null | undefined;
  /** Stage of the startup. */
  stage?: Stage | null | undefined;
  /** Opens, pauses or closes it. */
  status?: TeamStatus | null | undefined;
};

export type TeamFromAnalysisQueryVariables = Exact<{
  id: string;
}>;


export type TeamFromAnalysisQuery = { roleProposals: Array<{ title: string, description: string, skills: Array<string>, why: string }>, analysisFacts: { solution: string | null, payingCustomers: number | null } };

export type RoleProposalsQueryVariables = Exact<{
  id: string;
}>;


export type RoleProposalsQuery = { roleProposals: Array<{ title: string, description: string, skills: Array<string>, why: string }> };

export type RoleProposal_ProposalFragment = { title: string, description: string, skills: Array<string>, why: string } & { ' $fragmentName'?: 'RoleProposal_ProposalFragment' };

export type CreateTeamMutationVariables = Exact<{
  input: Types.CreateTeamInput;
}>;


export type CreateTeamMutation = { createTeam: { id: string, name: string, pitch: string, stage: Types.Stage, location: string, remote: Types.TeamRemote, status: Types.TeamStatus, analysisId: string | null, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerMembership: Types.TeamMemberStatus | null, owner: { id: string, username: string, displayName: string, headline: string, avatarUrl: string | null }, members: Array<{ title: string, status: Types.TeamMemberStatus, createdAt: string, person: { id: string, username: string, displayName: string, headline: string, avatarUrl: string | null } }>, roles: Array<{ id: string, title: string, description: string, skills: Array<string>, hours: number | null, equityMin: number | null, equityMax: number | null, salaryMin: number | null, salaryMax: number | null, salaryCurrency: string | null, salaryPeriod: Types.SalaryPeriod | null, remote: Types.TeamRemote, status: Types.RoleStatus, createdAt: string, applicationCount: number | null, viewerCanApply: boolean, viewerApplicationId: string | null, viewerApplicationStatus: Types.RoleApplicationStatus | null }> } };

export type UpdateTeamMutationVariables = Exact<{
  id: string;
  input: Types.UpdateTeamInput;
}>;


export type UpdateTeamMutation = { updateTeam: { id: string, name: string, pitch: string, stage: Types.Stage, location: string, remote: Types.TeamRemote, status: Types.TeamStatus, analysisId: string | null, createdAt: string, updatedAt: string, viewerCanEdit: boolean, viewerMembership: Types.TeamMemberStatus | null, owner: { id: string, username: string, displayName: string, headline: string, avatarUrl: string | null }, members: Array<{ title: string, status: Types.TeamMemberStatus, createdAt: string, person: { id: string, username: string, displayName: string, headline: string, avatarUrl: string | null } }>, roles: Array<{ id: string, title: string, description: string, skills: Array<string>, hours: number | null, equityMin: number | null, equityMax: number | null, salaryMin: number | null, salaryMax: number | null, salaryCurrency: string | null, salaryPeriod: Types.SalaryPeriod | null, remote: Types.TeamRemote, status: Types.RoleStatus, createdAt: string, applicationCount: number | null, viewerCanApply: boolean, viewerApplicationId: string | null, viewerApplicationStatus: Types.RoleApplicationStatus | null }> } };

export type CreateRoleMutationVariables = Exact<{
  teamId: string;
  input: Types.CreateRoleInput;
}>;


export type CreateRoleMutation = { createRole: { id: string, title: string, description: string, skills: Array<string>, hours: number | null, equityMin: number | null, equityMax: number | null, salaryMin: number | null, salaryMax: number | null, salaryCurrency: string | null, salaryPeriod: Types.SalaryPeriod | null, remote: Types.TeamRemote, status: Types.RoleStatus, createdAt: string, applicationCount: number | null, viewerCanApply: boolean, viewerApplicationId: string | null, viewerApplicationStatus: Types.RoleApplicationStatus | null } };

export type UpdateRoleMutationVariables = Exact<{
  id: string;
  input: Types.UpdateRoleInput;
}>;


export type UpdateRoleMutation = { updateRole: { id: string, title: string, description: string, skills: Array<string>, hours: number | null, equityMin: number | null, equityMax: number | null, salaryMin: number | null, salaryMax: number | null, salaryCurrency: string | null, salaryPeriod: Types.SalaryPeriod | null, remote: Types.TeamRemote, status: Types.RoleStatus, createdAt: string, applicationCount: number | null, viewerCanApply: boolean, viewerApplicationId: string | null, viewerApplicationStatus: Types.RoleApplicationStatus | null } };

export const RoleProposal_ProposalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleProposal_proposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoleProposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}}]} as unknown as DocumentNode<RoleProposal_ProposalFragment, unknown>;
export const TeamFromAnalysisDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamFromAnalysis"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roleProposals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"analysisId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleProposal_proposal"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"analysisFacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"solution"}},{"kind":"Field","name":{"kind":"Name","value":"payingCustomers"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleProposal_proposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoleProposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}}]} as unknown as DocumentNode<TeamFromAnalysisQuery, TeamFromAnalysisQueryVariables>;
export const RoleProposalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoleProposals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roleProposals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"analysisId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoleProposal_proposal"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoleProposal_proposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoleProposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"why"}}]}}]} as unknown as DocumentNode<RoleProposalsQuery, RoleProposalsQueryVariables>;
export const CreateTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateTeamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamDetails_team"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Member_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow_profile"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Role_role"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamRole"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"equityMin"}},{"kind":"Field","name":{"kind":"Name","value":"equityMax"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","name":{"kind":"Name","value":"salaryCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"salaryPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"remote"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanApply"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationId"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamDetails_team"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pitch"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"remote"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"analysisId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMembership"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow_profile"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Member_member"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Role_role"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]} as unknown as DocumentNode<CreateTeamMutation, CreateTeamMutationVariables>;
export const UpdateTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateTeamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamDetails_team"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow_profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Member_member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow_profile"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Role_role"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamRole"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"equityMin"}},{"kind":"Field","name":{"kind":"Name","value":"equityMax"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","name":{"kind":"Name","value":"salaryCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"salaryPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"remote"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanApply"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationId"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamDetails_team"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Team"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pitch"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"remote"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"analysisId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"viewerMembership"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow_profile"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Member_member"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Role_role"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]} as unknown as DocumentNode<UpdateTeamMutation, UpdateTeamMutationVariables>;
export const CreateRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"teamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"teamId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Role_role"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Role_role"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamRole"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"equityMin"}},{"kind":"Field","name":{"kind":"Name","value":"equityMax"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","name":{"kind":"Name","value":"salaryCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"salaryPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"remote"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanApply"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationId"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}}]} as unknown as DocumentNode<CreateRoleMutation, CreateRoleMutationVariables>;
export const UpdateRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Role_role"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Role_role"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamRole"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"equityMin"}},{"kind":"Field","name":{"kind":"Name","value":"equityMax"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMin"}},{"kind":"Field","name":{"kind":"Name","value":"salaryMax"}},{"kind":"Field","name":{"kind":"Name","value":"salaryCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"salaryPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"remote"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanApply"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationId"}},{"kind":"Field","name":{"kind":"Name","value":"viewerApplicationStatus"}}]}}]} as unknown as DocumentNode<UpdateRoleMutation, UpdateRoleMutationVariables>;