import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { countEqual, type Account, type Attack } from './harness';

const megabyte = 1024 * 1024;
const head = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';

let uploader: Account;

/** Every upload used to be collected in memory for as long as its sender liked. */
export const attack: Attack = {
  number: 9,
  title: '60 parallel uploads that stop after 9 of 10 MB',
  async prepare({ signUp }) {
    uploader = await signUp();
  },
  async run({ url, memoryMb }) {
    const before = memoryMb();
    const ends: Promise<number | string>[] = Array.from({ length: 60 }, () => {
      const upload = request(`${url}/api/posts/media`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${uploader.token}`,
          'content-type': 'multipart/form-data; boundary=b',
          'content-length': 10 * megabyte,
        },
      });
      upload.write(head);
      upload.write(Buffer.alloc(9 * megabyte, 'x'));
      return new Promise((resolve) => {
        upload.on('response', (response) => resolve(response.resume().statusCode!));
        upload.on('error', () => resolve('cut'));
        setTimeout(() => (upload.destroy(), resolve('held for 60 s')), 60_000).unref();
      });
    });
    await sleep(5_000);
    const grown = memoryMb() - before;
    if (grown > 150) throw new Error(`The server's memory grew by ${grown} MB.`);
    return { 'grown MB': grown, ends: countEqual(await Promise.all(ends)) };
  },
};
