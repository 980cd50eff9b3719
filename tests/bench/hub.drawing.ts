/** Measures from pressing Enter to the message drawn in another browser, on the built server: the part of hub.ts that needs a browser. */
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { bypass } from './victim.ts';

const warmUps = 20;

declare global {
  interface Window {
    /** When Enter was pressed, in milliseconds since 1970. */
    pressedAt: number;
  }
}

type Member = {
  id: string;
  context: BrowserContext;
  call(path: string, data: object): Promise<any>;
};

/** In the writer's page: notes when Enter was pressed. Both pages are on this machine, so their clocks agree. */
function notePresses(): void {
  document.addEventListener('keydown', ({ key }) => void (key === 'Enter' && (window.pressedAt = Date.now())), {
    capture: true,
  });
}

/** In the reader's page. @returns when the browser had drawn the text in the thread, in milliseconds since 1970 */
function untilDrawn(text: string): Promise<number> {
  return new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role=feed]')?.textContent?.includes(text)) return;
      observer.disconnect();
      // The first frame draws the text; the second starts after that.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(Date.now())));
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** Signs a new person up in a separate browser context. */
async function enter(browser: Browser, baseURL: string, username: string): Promise<Member> {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { 'x-ratelimit-bypass': bypass } });
  const post = async (path: string, data: object, headers?: Record<string, string>) => {
    const response = await context.request.post(path, { data, headers });
    if (!response.ok()) throw new Error(`${path} was answered ${response.status()}`);
    return response.json();
  };
  const { user, accessToken } = await post('/api/auth/register', {
    email: `${username}@bench.test`,
    username,
    password: 'a password for the bench',
  });
  return { id: user.id, context, call: (path, data) => post(path, data, { authorization: `Bearer ${accessToken}` }) };
}

async function openThread({ context }: Member, conversationId: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/messages?conversation=${conversationId}`);
  await page.getByRole('feed').getByText('Hello back').waitFor();
  await page.getByText('Online').waitFor();
  return page;
}

/**
 * Two people with the same thread open in two browser contexts; one writes.
 * @param executablePath of Chromium
 * @returns milliseconds from the press of Enter to each of so many messages on the other's screen, sorted
 */
export async function measureDrawing({
  port,
  executablePath,
  messages,
}: {
  port: number;
  executablePath: string;
  messages: number;
}): Promise<number[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const baseURL = `http://127.0.0.1:${port}`;
    const [writer, reader] = [await enter(browser, baseURL, 'writer'), await enter(browser, baseURL, 'watcher')];
    const { id } = (await writer.call('/api/messages/conversations', { recipientId: reader.id })).data.conversation;
    // A reply accepts the message request.
    for (const [person, content] of [
      [writer, 'Hello'],
      [reader, 'Hello back'],
    ] as const) {
      await person.call(`/api/messages/conversations/${id}/messages`, { content, clientId: content });
    }
    const [from, to] = await Promise.all([openThread(writer, id), openThread(reader, id)]);
    await from.evaluate(notePresses);
    const field = from.getByRole('textbox', { name: /^Message/ });
    const times: number[] = [];
    for (let n = -warmUps; n < messages; n++) {
      const text = `Message number ${n}.`;
      const drawn = to.evaluate(untilDrawn, text);
      await field.fill(text);
      await field.press('Enter');
      const ms = (await drawn) - (await from.evaluate(() => window.pressedAt));
      if (n >= 0) times.push(ms);
    }
    return times.toSorted((a, b) => a - b);
  } finally {
    await browser.close();
  }
}
