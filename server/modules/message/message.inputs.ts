import * as v from 'valibot';
import { countGraphemes, isId, boundedText } from '../../core/validation';

/** The most people of a group, its maker included. */
export const groupSize = 20;
const maxFiles = 10;

const personId = v.pipe(
  v.string('This is not the id of a person.'),
  v.check((id) => isId(id), 'This is not the id of a person.'),
  v.toLowerCase(),
);
const people = v.pipe(
  v.array(personId, 'Give a list of ids.'),
  v.minLength(1, 'Choose somebody.'),
  v.maxLength(groupSize - 1, `A group has at most ${groupSize} people.`),
);
const title = boundedText('The title', 100);

export const startConversationInput = v.pipe(
  v.object({ recipientId: v.nullish(personId), participantIds: v.nullish(people), title: v.nullish(title, '') }),
  v.forward(
    v.check(({ recipientId, participantIds }) => !!recipientId !== !!participantIds, 'Say whom you want to write to.'),
    ['recipientId'],
  ),
);

export const addPeopleInput = v.object({ participantIds: people });
export const renameInput = v.object({ title });

const content = boundedText('The message', 8_000);

export const sendMessageInput = v.pipe(
  v.object({
    content: v.nullish(content, ''),
    clientId: v.nullish(
      v.pipe(
        v.string('clientId must be text.'),
        v.minLength(1, 'clientId is empty.'),
        v.maxLength(100, 'clientId can have at most 100 characters.'),
      ),
    ),
    attachments: v.nullish(
      v.pipe(
        v.array(v.string('Give the files’ addresses.'), 'Give a list of addresses.'),
        v.maxLength(maxFiles, `A message has at most ${maxFiles} files.`),
      ),
      [],
    ),
  }),
  v.forward(
    v.check((input) => input.content !== '' || input.attachments.length > 0, 'Write a message, or attach a file.'),
    ['content'],
  ),
);

export const editMessageInput = v.object({
  content: v.pipe(content, v.minLength(1, 'Write a message, or delete it.')),
});

const isEmoji = (text: string) =>
  text.length <= 32 &&
  countGraphemes(text, 1) === 1 &&
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u.test(text);
export const reactionInput = v.object({
  emoji: v.nullish(
    v.pipe(v.string('The reaction must be an emoji.'), v.check(isEmoji, 'The reaction must be one emoji.')),
    null,
  ),
});

export const readInput = v.object({
  upTo: v.pipe(
    v.number('upTo must be a number.'),
    v.integer('upTo must be a whole number.'),
    v.minValue(0, 'upTo must be 0 or more.'),
    v.maxValue(2_147_483_647, 'upTo is too large.'),
  ),
});
