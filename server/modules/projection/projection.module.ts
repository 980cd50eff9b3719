import type { Module } from '../module';
import { sendFundingNotices } from './funding.service';
import { projectionLists } from './model.lists';
import { readProjection } from './model.reads';
import { ModelResolver } from './model.resolver';
import { eraseProjections } from './projection.erase';
import { projectionReadable } from './projection.policy';
import { ProjectionResolver } from './projection.resolver';
import { projectionRoutes } from './projection.routes';

const path = (n: string) => `'/financial-projections/' || ${n}.subject_id`;
const dashboardPath = (n: string) => `'/financial-dashboard?model=' || ${n}.subject_id`;
const nameOf = (n: string) => `(select name from projection where id = ${n}.subject_id)`;
const visible = (n: string) => projectionReadable(`${n}.subject_id`);

export const projectionModule: Module = {
  resolvers: [ProjectionResolver, ModelResolver],
  lists: projectionLists,
  routes: projectionRoutes,
  topics: { projection: { subscribable: projectionReadable, idsOnly: true } },
  nodes: { Projection: readProjection },
  erase: eraseProjections,
  jobs: { 'funding.sendNotices': { maxSeconds: 60, cron: '27 * * * *', run: sendFundingNotices } },
  notifications: {
    'projection.shared': {
      group: 'Projections',
      label: 'Shared projections',
      description: 'When someone shares a projection with you.',
      verb: 'shared a projection with you',
      visible,
      path,
      about: nameOf,
    },
    'projection.runway': {
      group: 'Projections',
      label: 'Short runway',
      description: 'When your actual cash lasts less than six months.',
      verb: 'Your cash lasts less than six months',
      hasNoActor: true,
      visible,
      path: dashboardPath,
      about: nameOf,
    },
    'projection.deviation': {
      group: 'Projections',
      label: 'Off the plan',
      description: 'When actual figures are 20% or more off your plan.',
      verb: 'Your actual figures are 20% or more off your plan',
      hasNoActor: true,
      visible,
      path: dashboardPath,
      about: nameOf,
    },
    'funding.opened': {
      group: 'Projections',
      label: 'Funding opens',
      description: 'When funding opens, if you asked to be told.',
      verb: 'Funding is open',
      hasNoActor: true,
      visible: () => 'true',
      path: () => `'/funding'`,
    },
  },
  personalData: {
    projections:
      'select id, name, inputs, version, is_archived, created_at, updated_at from projection where owner_id = $1 order by id',
    projection_scenarios: `select s.projection_id, s.key, s.name, s.patch, s.created_at, s.updated_at from projection_scenario s
                           join projection p on p.id = s.projection_id where p.owner_id = $1 order by s.projection_id, s.key`,
    projection_actuals: `select a.projection_id, a.month, a.amounts, a.updated_at from projection_actual a
                         join projection p on p.id = a.projection_id where p.owner_id = $1 order by a.projection_id, a.month`,
    projection_shares: `select s.id, s.projection_id, s.person_id, s.can_edit, s.created_at from projection_share s
                        join projection p on p.id = s.projection_id where p.owner_id = $1 order by s.id`,
    projection_shares_received:
      'select id, projection_id, can_edit, created_at from projection_share where person_id = $1 order by id',
    funding_interest: 'select created_at, notified_at from funding_interest where account_id = $1',
  },
};
