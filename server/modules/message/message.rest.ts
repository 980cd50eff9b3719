import type { Tag } from '../../rest/contract/describe';
import { restType } from '../../rest/contract/restType';
import { nullable, uuid } from '../../rest/contract/schema';
import { jobCardType } from '../job/job.rest';
import { profileCardType } from '../profile/profile.rest';
import { conversationProjection, messageProjection } from './message.projection';

export const messagesTag: Tag = {
  name: 'Messages',
  description: 'Conversations of two and of groups, their messages and files.',
};

export const conversationParams = { id: uuid('The conversation’s id.') };

const changeType = restType('MessageChange', { nested: [profileCardType] });

export const messageType = restType('Message', {
  projection: () => messageProjection('message', 'snake'),
  fields: { senderId: nullable(uuid('Who wrote it; null when their account was erased.')) },
  nested: [
    profileCardType,
    restType('MessageFile', { formats: { url: 'uri-reference' } }),
    restType('MessageReaction'),
    changeType,
    jobCardType,
  ],
});

export const conversationType = restType('Conversation', {
  projection: () => conversationProjection('conversation', 'member', 'snake'),
  nested: [profileCardType, restType('LastMessage', { nested: [profileCardType, changeType] }), restType('ReadMark')],
});
