import sharp from 'sharp';
import { countEqual, drawPicture, mustFail, openSlot, putFile, repeat, rest, type Attack } from './harness';

/** A slot without a length used to accept any, and its file could be replaced between the check and the reading. */
export const attack: Attack = {
  number: 14,
  title: 'files of another length than declared, and files replaced while they are checked',
  async run(target) {
    const ana = await target.signUp();
    const [green, red] = [await drawPicture('green'), await drawPicture('red')];
    const longer = await repeat(1_000, async () => {
      const slot = await openSlot(target, ana, green.length);
      return [await putFile(slot, Buffer.concat([green, Buffer.alloc(1_000_000)]))];
    });
    const shown: string[] = [];
    const replacements = await repeat(3_000, async () => {
      const slot = await openSlot(target, ana, green.length);
      await putFile(slot, green);
      const claim = rest(target, ana, '/api/posts', {
        json: { content: 'Mine', image: slot.publicUrl },
        headers: target.bypass,
      });
      const puts = await Promise.all(Array.from({ length: 4 }, () => putFile(slot, red)));
      const { body } = await claim;
      const url = body.data?.post.image_details?.url as string | undefined;
      if (url) {
        const response = await fetch(new URL(new URL(url, target.url).pathname, target.url), {
          headers: { authorization: `Bearer ${ana.token}` },
        });
        const { data } = await sharp(Buffer.from(await response.arrayBuffer()))
          .raw()
          .toBuffer({ resolveWithObject: true });
        shown.push(data[0]! > data[1]! ? 'second file' : 'first file');
      }
      return puts;
    });
    mustFail(
      longer.some((status) => status < 400),
      'A longer file was accepted.',
    );
    return { 'longer files': countEqual(longer), replacements: countEqual(replacements), shown: countEqual(shown) };
  },
};
