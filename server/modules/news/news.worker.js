/**
 * Worker thread that parses one feed, then ends. Its text is part of the bundle, see news.parse.ts. It picks what a story
 * needs and cuts every text, so the answer is small whatever the document contains.
 */
const { parentPort, workerData } = require('node:worker_threads');
const { parseFeed } = require(workerData.library);

const maxItems = 50;
const maxTextLength = 20_000;

const firstText = (...candidates) => {
  const text = candidates.find((candidate) => typeof candidate === 'string' && candidate.trim() !== '');
  return text === undefined ? null : text.slice(0, maxTextLength);
};

/** The charset of the bytes: a byte order mark, the header, then the XML declaration. */
function decode(bytes, contentType) {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const mark = head.startsWith('\u00ff\u00fe') ? 'utf-16le' : head.startsWith('\u00fe\u00ff') ? 'utf-16be' : undefined;
  const declared = /charset=["']?([\w-]+)/i.exec(contentType) ?? /^[^<]*<\?xml[^>]*encoding=["']([\w-]+)/.exec(head);
  try {
    return new TextDecoder(mark ?? declared?.[1] ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

const isPicture = ({ type, medium, url } = {}) =>
  type?.startsWith('image/') ||
  medium === 'image' ||
  (!type && !medium && /\.(jpe?g|png|webp|avif|gif)$/i.test(url ?? ''));

/** The picture of Media RSS: the widest of its kind. */
function mediaPicture(media) {
  const groups = [media, ...(media?.groups ?? [])].filter(Boolean);
  const contents = groups.flatMap((group) => group.contents ?? []).filter(isPicture);
  const thumbnails = [...groups, ...contents].flatMap((group) => group.thumbnails ?? []);
  const byWidth = (one, other) => (other.width ?? 0) - (one.width ?? 0);
  return contents.toSorted(byWidth)[0]?.url ?? thumbnails.toSorted(byWidth)[0]?.url;
}

const firstImage = (html) =>
  /<img\b[^>]*?\bsrc\s*=\s*["']([^"']+)/i.exec((html ?? '').slice(0, maxTextLength))?.[1].replaceAll('&amp;', '&');

const linkOf = (links = []) => links.find(({ rel }) => !rel || rel === 'alternate')?.href ?? links[0]?.href;

const fromRss = (item) => ({
  title: firstText(item.title, item.dc?.titles?.[0]),
  link: firstText(item.link, linkOf(item.atom?.links), item.guid?.isPermaLink === false ? null : item.guid?.value),
  summary: firstText(item.description, item.content?.encoded, item.dc?.descriptions?.[0]),
  author: firstText(item.dc?.creators?.[0], item.authors?.[0]?.name, item.itunes?.author),
  date: firstText(item.pubDate, item.dc?.dates?.[0], item.atom?.published, item.atom?.updated),
  picture: firstText(
    mediaPicture(item.media),
    item.enclosures?.find(isPicture)?.url,
    item.itunes?.image,
    firstImage(item.content?.encoded),
    firstImage(item.description),
  ),
});

const fromAtom = (entry) => ({
  title: firstText(entry.title?.value),
  link: firstText(linkOf(entry.links)),
  summary: firstText(entry.summary?.value, entry.content?.value, entry.media?.groups?.[0]?.description?.value),
  author: firstText(entry.authors?.[0]?.name, entry.dc?.creators?.[0]),
  date: firstText(entry.published, entry.updated),
  picture: firstText(
    mediaPicture(entry.media),
    entry.links?.find(({ rel, type, href }) => rel === 'enclosure' && isPicture({ type, url: href }))?.href,
    firstImage(entry.content?.value),
    firstImage(entry.summary?.value),
  ),
});

const fromJson = (item) => ({
  title: firstText(item.title, item.summary, item.content_text),
  link: firstText(item.url, item.external_url),
  summary: firstText(item.summary, item.content_text, item.content_html),
  author: firstText(item.authors?.[0]?.name),
  date: firstText(item.date_published, item.date_modified),
  picture: firstText(item.image, item.banner_image, firstImage(item.content_html)),
});

const readers = { rss: fromRss, rdf: fromRss, atom: fromAtom, json: fromJson };

/** Reads a feed. @throws Error when the document is none, or declares entities, which can expand without a bound */
function read() {
  const text = decode(workerData.bytes, workerData.contentType);
  if (/<!ENTITY/i.test(text)) throw new Error('The feed declares entities.');
  const { format, feed } = parseFeed(text, { maxItems });
  const items = (feed.items ?? feed.entries ?? []).slice(0, maxItems).map(readers[format]);
  return { title: firstText(typeof feed.title === 'string' ? feed.title : feed.title?.value), items };
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort.postMessage(read());
