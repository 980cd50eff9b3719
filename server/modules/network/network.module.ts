import type { Module } from '../module';
import { eraseRelations } from './network.erase';
import { personVisible } from '../../visibility/people';
import { networkLists } from './network.reads';
import { NetworkResolver } from './network.resolver';
import { networkRoutes } from './network.routes';

/** Notifications whose subject is a person. They are visible while the person is. */
const aboutPerson = {
  visible: (n: string) => personVisible(`${n}.subject_id`),
  path: (n: string) => `'/user/' || (select username from profile where id = ${n}.subject_id)`,
};

export const networkModule: Module = {
  resolvers: [NetworkResolver],
  lists: networkLists,
  routes: networkRoutes,
  erase: eraseRelations,
  notifications: {
    'connection.requested': {
      ...aboutPerson,
      group: 'People',
      label: 'Connection requests',
      description: 'When someone sends you a connection request.',
      verb: 'sent you a connection request',
      path: () => `'/network?tab=requests'`,
      about: (n) =>
        `(select message from connection where requester_id = ${n}.subject_id and recipient_id = ${n}.recipient_id and status = 'pending')`,
    },
    'connection.accepted': {
      ...aboutPerson,
      group: 'People',
      label: 'Accepted requests',
      description: 'When someone accepts your connection request.',
      verb: 'accepted your connection request',
    },
    'person.followed': {
      ...aboutPerson,
      group: 'People',
      label: 'New followers',
      description: 'When someone follows you.',
      verb: 'started following you',
      path: () => `'/network?tab=followers'`,
    },
  },
  personalData: {
    connections:
      'select id, requester_id, recipient_id, status, message, created_at, responded_at from connection where requester_id = $1 or recipient_id = $1 order by id',
    follows:
      'select follower_id, followee_id, created_at from follow where follower_id = $1 or followee_id = $1 order by created_at',
    blocks: 'select blocked_id, created_at from block where blocker_id = $1 order by created_at',
    mutes: 'select muted_id, created_at from mute where muter_id = $1 order by created_at',
    suggestions_dismissed:
      'select person_id, created_at from suggestion_dismissed where account_id = $1 order by created_at',
  },
};
