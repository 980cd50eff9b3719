import { countEqual, drawPicture, mustFail, repeat, rest, upload, type Attack } from './harness';

/** The address of a private post's picture used to work for whoever had noted it. */
export const attack: Attack = {
  number: 10,
  title: 'noted addresses of pictures of a post that turned private, and after a block',
  async run(target) {
    const [ana, ben] = await Promise.all([target.signUp(), target.signUp()]);
    const png = await drawPicture('green');
    const post = async () => {
      const image = await upload(target, ana, png);
      const { body } = await rest(target, ana, '/api/posts', { json: { content: 'A picture', image } });
      const { id, image_details: details } = body.data.post;
      const urls = String(details.src_set)
        .split(', ')
        .map((part) => part.split(' ')[0]!);
      return {
        id: id as string,
        urls: [...urls, details.url as string].map((url) => new URL(url, target.url).pathname),
      };
    };
    const [hidden, blocked] = [await post(), await post()];
    const read = (urls: string[]) => Promise.all(urls.map(async (url) => (await rest(target, ben, url)).status));
    const before = [...(await read(hidden.urls)), ...(await read(blocked.urls))];
    await rest(target, ana, `/api/posts/${hidden.id}`, { method: 'PUT', json: { is_public: false } });
    const afterPrivate = await repeat(2_000, () => read(hidden.urls));
    await rest(target, ana, `/api/blocks/${ben.id}`, { method: 'POST' });
    const afterBlock = await repeat(2_000, () => read(blocked.urls));
    mustFail(
      [...afterPrivate, ...afterBlock].some((status) => status < 400),
      'A noted address still works.',
    );
    return {
      before: countEqual(before),
      'once private': countEqual(afterPrivate),
      'once blocked': countEqual(afterBlock),
    };
  },
};
