import { jsonObject, type FieldCase, type ProjectionOf } from '../../database/read';
import { profileCardProjection } from '../profile/profile.projection';
import type { Projection, ProjectionCard, ProjectionScenario, ProjectionShare } from './model.type';
import { projectionEditable } from './projection.policy';

/** Joins the owner of a model as `{model}_owner`. */
export const ownerJoin = (model: string): string =>
  `join profile ${model}_owner on ${model}_owner.id = ${model}.owner_id`;

/** A scenario. The names within its patch are those of inputs, in both transports. */
export const scenarioProjection = (scenario: string): ProjectionOf<ProjectionScenario> => ({
  key: `${scenario}.key`,
  name: `${scenario}.name`,
  patch: `${scenario}.patch`,
  version: `${scenario}.version`,
  updatedAt: `${scenario}.updated_at`,
});

const scenariosOf = (model: string, fieldCase: FieldCase): string => `(
  select coalesce(json_agg(${jsonObject(scenarioProjection('one'), fieldCase)} order by one.created_at, one.key), '[]')
  from projection_scenario one where one.projection_id = ${model}.id)`;

/** A model. Needs `ownerJoin`. */
export const modelProjection = (model: string, fieldCase: FieldCase): ProjectionOf<Projection> => ({
  id: `${model}.id`,
  name: `${model}.name`,
  inputs: `${model}.inputs`,
  version: `${model}.version`,
  isArchived: `${model}.is_archived`,
  scenarios: scenariosOf(model, fieldCase),
  owner: { fields: profileCardProjection(`${model}_owner`, fieldCase) },
  viewerCanEdit: projectionEditable(model),
  createdAt: `${model}.created_at`,
  updatedAt: `${model}.updated_at`,
});

/** A model in a list. Needs `ownerJoin`. */
export const cardProjection = (model: string, fieldCase: FieldCase): ProjectionOf<ProjectionCard> => ({
  id: `${model}.id`,
  name: `${model}.name`,
  template: `${model}.inputs->>'template'`,
  currency: `${model}.inputs->>'currency'`,
  startMonth: `${model}.inputs->>'startMonth'`,
  isArchived: `${model}.is_archived`,
  owner: { fields: profileCardProjection(`${model}_owner`, fieldCase) },
  viewerCanEdit: projectionEditable(model),
  createdAt: `${model}.created_at`,
  updatedAt: `${model}.updated_at`,
});

/** A share as the owner sees it. Needs the person as `{share}_person`. */
export const shareProjection = (share: string, fieldCase: FieldCase): ProjectionOf<ProjectionShare> => ({
  id: `${share}.id`,
  person: { fields: profileCardProjection(`${share}_person`, fieldCase) },
  canEdit: `${share}.can_edit`,
  createdAt: `${share}.created_at`,
});
