import * as v from 'valibot';
import { messageLimits } from '../../../shared/contracts/message';
import { countGraphemes } from '../../../shared/graphemes';
import { isId, boundedText } from '../../core/validation';

/** Largest sequence number that its column can store. */
export const maxSeq = 2_147_483_647;

const personId = v.pipe(
  v.string('This isn’t a person’s id.'),
  v.check((id) => isId(id), 'This isn’t a person’s id.'),
  v.toLowerCase(),
  v.description('A person’s id.'),
  v.metadata({ format: 'uuid' }),
);
const personIds = v.pipe(
  v.array(personId, 'participantIds must be a list of ids.'),
  v.minLength(1, 'Select at least one person.'),
  v.maxLength(messageLimits.groupPeople - 1, `Groups can have up to ${messageLimits.groupPeople} people.`),
  v.description('Ids of the people, without yours.'),
);
const title = boundedText('The group name', messageLimits.title);

export const startConversationInput = v.pipe(
  v.object({ recipientId: v.nullish(personId), participantIds: v.nullish(personIds), title: v.nullish(title, '') }),
  v.forward(
    v.check(
      ({ recipientId, participantIds }) => !!recipientId !== !!participantIds,
      'Give either recipientId or participantIds.',
    ),
    ['recipientId'],
  ),
);

export const addPeopleInput = v.object({ participantIds: personIds });
export const renameInput = v.object({ title });

const content = boundedText('The message', messageLimits.content);

export const sendMessageInput = v.pipe(
  v.object({
    content: v.nullish(content, ''),
    clientId: v.nullish(
      v.pipe(
        v.string('clientId must be text.'),
        v.minLength(1, 'clientId is empty.'),
        v.maxLength(100, 'clientId can have at most 100 characters.'),
        v.description('An id of your own for the message: a repeated call with it sends nothing.'),
      ),
    ),
    attachments: v.nullish(
      v.pipe(
        v.array(v.string('An attachment must be a URL.'), 'attachments must be a list of URLs.'),
        v.maxLength(messageLimits.files, `You can attach up to ${messageLimits.files} files to a message.`),
        v.description('publicUrl of each upload.'),
      ),
      [],
    ),
  }),
  v.forward(
    v.check((input) => input.content !== '' || input.attachments.length > 0, 'Write a message or attach a file.'),
    ['content'],
  ),
);

export const editMessageInput = v.object({
  content: v.pipe(content, v.minLength(1, 'Write a message or delete it.')),
});

const isEmoji = (text: string) =>
  text.length <= 32 &&
  countGraphemes(text, 1) === 1 &&
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u.test(text);
export const reactionInput = v.object({
  emoji: v.nullish(
    v.pipe(
      v.string('The reaction must be an emoji.'),
      v.check(isEmoji, 'The reaction must be one emoji.'),
      v.description('One emoji; null removes the reaction.'),
    ),
    null,
  ),
});

export const markReadInput = v.object({
  upTo: v.pipe(
    v.number('upTo must be a number.'),
    v.integer('upTo must be a whole number.'),
    v.minValue(0, 'upTo must be 0 or more.'),
    v.maxValue(maxSeq, 'upTo is too large.'),
    v.description('seq of the last message that was read.'),
  ),
});
