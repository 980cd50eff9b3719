import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { sendMessage, startConversationOfTwo } from '../support/messages';
import { publish } from '../support/people';

test.use({ viewport: { width: 1280, height: 900 } });

/** What stands before the page's content on every page. */
const shell = `
  - link "Skip to content"
  - banner:
    - link "Venturion home"
    - navigation "Main":
      - link "Home"
      - link "Network"
      - link "Search"
      - link /^Messages/
      - button /^Notifications/
      - link "Profile"
      - link "Settings"
    - button "Post"
    - button /Your account$/
`;

const postBy = (name: string, text: string, indent: string) =>
  `
- article "Post by ${name}":
  - paragraph:
    - link "${name}"
    - link
  - button "More options for the post by ${name}"
  - text: ${text}
  - 'link "#bakery${name}"'
  - button "Like"
  - button "Comment, 1"
  - button "Share"
  - button "Bookmark"
`.replaceAll('\n', `\n${indent}`);

const expectTree = (page: Page, main: string) =>
  expect(page.locator('body')).toMatchAriaSnapshot(`${shell}
  - main:
${main}`);

test('home, a post, messages and search read in order, with names and roles', async ({ page, browser, server }) => {
  const { bob, id: conversationId } = await startConversationOfTwo(server, page, browser);
  const name = bob.username;
  const text = 'Who sells to bakeries?';
  const postId = await publish(bob, `${text} #bakery${name}`);
  await bob.graphql('mutation ($id: ID!) { createComment(postId: $id, content: "I do.") { id } }', { id: postId });
  await sendMessage(bob, conversationId, 'Hello from the bakery');

  await page.goto('/home');
  await expectTree(
    page,
    `
    - heading "Home" [level=1]
    - form "New post":
      - textbox "Your post"
    - tablist "Feed":
      - tab "For you"
      - tab "Following"
      - tab "Latest" [selected]
    - tabpanel "Latest":
      - feed "Latest posts":
        ${postBy(name, text, '        ')}`,
  );

  await page.goto(`/post/${postId}`);
  await expectTree(
    page,
    `
    - button "Back"
    - heading /^${name}/ [level=1]
    ${postBy(name, text, '    ')}
    - region "Comments":
      - heading "Comments" [level=2]
      - article "Comment by ${name}":
        - paragraph:
          - link "${name}"
          - link
        - button "More options for the comment by ${name}"
        - text: I do.
        - button "Like"
        - button "Reply to ${name}"
      - form "Write a comment":
        - textbox "Write a comment"
        - button "Send"`,
  );

  await page.goto(`/messages?conversation=${conversationId}`);
  await expectTree(
    page,
    `
    - heading "Messages" [level=1]
    - region "Conversations":
      - heading "Messages" [level=2]
      - button "New conversation"
      - button "Mark all as read" [disabled]
      - search:
        - searchbox "Search messages"
      - tablist "Folders":
        - tab "Inbox" [selected]
        - tab "Requests"
      - tabpanel "Inbox":
        - list "Inbox":
          - listitem:
            - link /^${name} .*Hello from the bakery/
    - region "Conversation with ${name}":
      - heading "${name}" [level=2]
      - button "Search in this conversation"
      - button "More options for ${name}"
      - feed "Messages with ${name}":
        - article /^${name}, /:
          - paragraph:
            - link "${name}"
          - text: Hello from the bakery
          - button "React"
          - button "More options for this message"
      - form "Message ${name}":
        - button "Attach pictures or PDFs"
        - textbox "Message ${name}"
        - button "Send" [disabled]`,
  );

  await page.goto(`/search?query=%23bakery${name}`);
  await expectTree(
    page,
    `
    - search:
      - searchbox "Search"
      - button "Search"
    - 'heading "#bakery${name}" [level=1]'
    - tablist "Result types":
      - tab "All"
      - tab "Posts" [selected]
      - tab "People"
      - tab "Hashtags"
    - tabpanel "Posts":
      - 'feed "Posts matching #bakery${name}"':
        ${postBy(name, text, '        ')}`,
  );
});
