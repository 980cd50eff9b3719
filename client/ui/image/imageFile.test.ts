import { describe, expect, it } from 'vitest';
import { damagedImage, describeDecodeError, validateImageFile } from './imageFile';

const file = (name: string, type: string, size = 1_000) => ({ name, type, size }) as File;

describe('validateImageFile', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'])('accepts %s', (type) => {
    expect(validateImageFile(file('a', type, 10 * 1024 * 1024))).toBeUndefined();
  });

  it('accepts an unknown type until it is decoded', () => {
    expect(validateImageFile(file('picture', ''))).toBeUndefined();
  });

  it.each([
    ['a HEIC picture', file('IMG_1.HEIC', ''), /HEIC.*JPEG/],
    ['a HEIF picture', file('IMG_1', 'image/heif'), /HEIC.*JPEG/],
    ['a drawing', file('logo.svg', 'image/svg+xml'), /SVG.*PNG/],
    ['another file', file('plan.pdf', 'application/pdf'), /file type isn’t supported.*JPEG, PNG, WebP, GIF or AVIF/],
    ['nothing', file('a.png', 'image/png', 0), /empty/],
    ['too much', file('a.png', 'image/png', 10 * 1024 * 1024 + 1), /over 10 MB/],
  ])('says what %s is, and what to use', (_name, wrong, message) => {
    expect(validateImageFile(wrong)).toMatch(message);
  });
});

describe('describeDecodeError', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n', damagedImage],
    ['RIFF\x01\x02\n\x04WEBPVP8 ', damagedImage],
    ['\0\0\0\x1cftypavif', damagedImage],
    ['Dear diary', 'This file type isn’t supported. Use JPEG, PNG, WebP, GIF or AVIF up to 10 MB.'],
    ['<svg xmlns=', 'This file type isn’t supported. Use JPEG, PNG, WebP, GIF or AVIF up to 10 MB.'],
  ])('checks the content of %j', async (content, message) => {
    expect(
      await describeDecodeError(
        new File([Uint8Array.from(content, (character) => character.charCodeAt(0))], 'a.jpg', { type: 'image/jpeg' }),
      ),
    ).toBe(message);
  });
});
