import { describe, expect, it } from 'vitest';
import { MalformedFeed, parseFeed } from './news.parse';

const never = new AbortController().signal;
const parse = (text: string | Uint8Array, contentType = 'application/xml', signal = never) =>
  parseFeed(typeof text === 'string' ? Buffer.from(text) : text, contentType, signal);

const rss = (items: string) => `<?xml version="1.0"?>
  <rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
  <channel><title>The Feed</title><link>https://feed.example</link>${items}</channel></rss>`;

describe('parseFeed', () => {
  it('reads RSS', async () => {
    const feed = await parse(
      rss(`<item><title>One &amp; two</title><link>https://feed.example/1</link><description><![CDATA[<p>Text</p>]]></description>
        <dc:creator>Ana</dc:creator><pubDate>Sat, 21 Nov 2026 10:00:00 GMT</pubDate>
        <media:content url="https://feed.example/small.jpg" medium="image" width="100"/><media:content url="https://feed.example/large.jpg" medium="image" width="900"/></item>
        <item><guid>https://feed.example/2</guid><title>Two</title><content:encoded>&lt;img src="https://feed.example/a.png?x=1&amp;amp;y=2"&gt;</content:encoded></item>`),
    );
    expect(feed).toEqual({
      title: 'The Feed',
      items: [
        {
          title: 'One & two',
          link: 'https://feed.example/1',
          summary: '<p>Text</p>',
          author: 'Ana',
          date: 'Sat, 21 Nov 2026 10:00:00 GMT',
          picture: 'https://feed.example/large.jpg',
        },
        {
          title: 'Two',
          link: 'https://feed.example/2',
          summary: expect.stringContaining('<img'),
          author: null,
          date: null,
          picture: 'https://feed.example/a.png?x=1&y=2',
        },
      ],
    });
  });

  it('reads Atom', async () => {
    const feed =
      await parse(`<feed xmlns="http://www.w3.org/2005/Atom"><title type="html">An &lt;i&gt;Atom&lt;/i&gt; feed</title>
      <entry><title>Entry</title><id>tag:1</id><link rel="self" href="https://feed.example/self"/><link href="https://feed.example/entry"/>
      <author><name>Ben</name></author><published>2026-11-20T10:00:00Z</published><summary>Short</summary></entry></feed>`);
    expect(feed).toEqual({
      title: 'An <i>Atom</i> feed',
      items: [
        {
          title: 'Entry',
          link: 'https://feed.example/entry',
          summary: 'Short',
          author: 'Ben',
          date: '2026-11-20T10:00:00Z',
          picture: null,
        },
      ],
    });
  });

  it('reads JSON Feed', async () => {
    const feed = await parse(
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'JSON',
        items: [{ id: '1', url: 'https://feed.example/1', title: 'One', image: 'https://feed.example/1.png' }],
      }),
      'application/feed+json',
    );
    expect(feed.items).toMatchObject([{ title: 'One', picture: 'https://feed.example/1.png' }]);
  });

  it('decodes the charset that the header or the document names', async () => {
    const text = rss('<item><title>Café</title><link>https://feed.example/1</link></item>');
    expect((await parse(Buffer.from(text, 'latin1'), 'text/xml; charset=ISO-8859-1')).items[0]!.title).toBe('Café');
    const declared = text.replace('version="1.0"', 'version="1.0" encoding="windows-1252"');
    expect((await parse(Buffer.from(declared, 'latin1'), 'text/xml')).items[0]!.title).toBe('Café');
    expect((await parse(text, 'text/xml; charset=made-up')).items[0]!.title).toBe('Café');
  });

  it('returns at most 50 items with cut texts', async () => {
    const item = `<item><title>${'a'.repeat(15_000)}</title><link>https://feed.example/1</link></item>`;
    const { items } = await parse(rss(item.repeat(60)));
    expect(items).toHaveLength(50);
    const [long] = (await parse(rss(`<item><title>${'a'.repeat(500_000)}</title></item>`))).items;
    expect(long!.title).toHaveLength(20_000);
  });
});

const entities = Array.from({ length: 10 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('');

describe('a hostile document', () => {
  it.each([
    ['is empty', ''],
    ['is HTML', '<!doctype html><html><body>Log in to continue</body></html>'],
    ['is a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])],
    ['is cut off', '<rss version="2.0"><channel><item><title>One'],
    ['expands entities', `<!DOCTYPE rss [<!ENTITY e0 "x">${entities}]>${rss('<item><title>&e10;</title></item>')}`],
    ['refers to a file', `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>${rss('<title>&x;</title>')}`],
  ])('that %s is no feed, or has no items', async (_title, document) => {
    const outcome = await parse(document).catch((error: unknown) => error);
    if (!(outcome instanceof MalformedFeed)) expect(outcome).toMatchObject({ items: [] });
  });

  it.each([
    ['nests 200,000 tags', rss('<a>'.repeat(200_000))],
    ['nests 300,000 tags that end', rss(`${'<a>'.repeat(300_000)}${'</a>'.repeat(300_000)}`)],
    ['has 10 MB of tags', rss('<item><x/></item>'.repeat(600_000))],
    ['has a tag with 10 MB of attributes', rss(`<item ${'a="b" '.repeat(1_700_000)}/>`)],
    ['has 10 MB of "<"', rss('<'.repeat(10_000_000))],
    ['is deep JSON', '['.repeat(5_000_000)],
  ])('that %s leaves the event loop responsive', async (_title, document) => {
    let turns = 0;
    const timer = setInterval(() => turns++, 5);
    const parsed = parse(document)
      .catch((error: unknown) => error)
      .finally(() => clearInterval(timer));
    const outcome = await parsed;
    if (!(outcome instanceof MalformedFeed))
      expect((outcome as { items: unknown[] }).items.length).toBeLessThanOrEqual(50);
    expect(turns).toBeGreaterThan(1);
  });

  it('is left when the caller aborts', async () => {
    const caller = new AbortController();
    const parsed = parse(rss('<item><x/></item>'.repeat(600_000)), 'text/xml', caller.signal);
    caller.abort(new Error('the job ended'));
    await expect(parsed).rejects.toThrow('the job ended');
  });
});
