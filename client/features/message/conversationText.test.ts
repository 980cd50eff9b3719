import { expect, test } from 'vitest';
import type { CachedConversation } from './conversationCache';
import { changeParts, changeText, formatNames, lastMessagePreview, readReceiptText } from './conversationText';

const ana = { id: 'ana', displayName: 'Ana' };
const ben = { id: 'ben', displayName: 'Ben' };
type Change = Parameters<typeof changeText>[0];
const change = (kind: Change['kind'], part: Partial<Change> = {}): Change => ({
  kind,
  person: null,
  title: null,
  ...part,
});

test.each<[Change, string, string]>([
  [change('created'), 'Ana created the group', 'You created the group'],
  [change('renamed', { title: 'Board' }), 'Ana named the group Board', 'You named the group Board'],
  [change('renamed', { title: '' }), 'Ana removed the group’s name', 'You removed the group’s name'],
  [change('renamed'), 'Ana renamed the group', 'You renamed the group'],
  [change('added', { person: ben }), 'Ana added Ben', 'You added Ben'],
  [change('joined'), 'Ana joined', 'You joined'],
  [change('left'), 'Ana left', 'You left'],
  [change('removed', { person: ben }), 'Ana removed Ben', 'You removed Ben'],
  [change('matched', { person: ben }), 'Ana and Ben matched on Pairion', 'You and Ben matched on Pairion'],
])('the line of %o reads "%s", and "%s" for the actor', (line, text, own) => {
  expect([changeText(line, ana, 'eve'), changeText(line, ana, 'ana')]).toEqual([text, own]);
});

test('a line addresses the viewer, and hidden and deleted people are Somebody', () => {
  const added = change('added', { person: ben });
  expect(changeText(added, ana, 'ben')).toBe('Ana added you');
  expect(changeText(change('added'), ana, 'ben')).toBe('Ana added somebody');
  expect(changeText(change('left'), null, 'ben')).toBe('Somebody left');
});

test('names are isolated from the direction of the text', () => {
  expect(changeParts(change('added', { person: ben }), ana, 'ben').filter(({ isName }) => isName)).toEqual([
    { text: 'Ana', isName: true },
  ]);
});

test('the preview of a group is its line without the sender’s name in front', () => {
  const conversation = {
    isGroup: true,
    participants: [ana, ben],
    lastMessage: {
      senderId: 'ana',
      sender: ana,
      content: '',
      attachmentCount: 0,
      isDeleted: false,
      change: change('renamed', { title: 'Board' }),
    },
  } as unknown as CachedConversation;
  expect([lastMessagePreview(conversation, 'ben'), lastMessagePreview(conversation, 'ana')]).toEqual([
    'Ana named the group Board',
    'You named the group Board',
  ]);
});

test('the receipt of a group lists other people, though a read event of the viewer is in the cache', () => {
  const mark = (personId: string) => ({ personId, seq: 3 });
  const conversation = { isGroup: true, readMarks: [mark('ben'), mark('ana')] } as unknown as CachedConversation;
  const names = new Map([ana, ben].map(({ id, displayName }) => [id, displayName]));
  expect(readReceiptText(conversation, 3, { viewerId: 'ana', names })).toBe('Seen by Ben');
});

test.each([
  [[], ''],
  [['Ana'], 'Ana'],
  [['Ana', 'Bob'], 'Ana and Bob'],
  [['Ana', 'Bob', 'Eve'], 'Ana, Bob, and Eve'],
])('joins the names %j to "%s"', (names, text) => expect(formatNames(names)).toBe(text));
