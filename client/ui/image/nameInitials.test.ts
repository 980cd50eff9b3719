import { expect, it } from 'vitest';
import { hashToIndex, getInitials } from './nameInitials';

it.each([
  ['Ana Ruiz', 'AR'],
  ['ana', 'A'],
  ['carol_w', 'CW'],
  ['Juan Carlos de la Cruz', 'JC'],
  ['  ', '?'],
  ['🚀 Zoë', 'Z'],
  ['Ödön von Horváth', 'ÖH'],
  ['E\u0301va Nagy', 'E\u0301N'],
])('%s has the initials %s', (name, initials) => expect(getInitials(name)).toBe(initials));

it('returns a stable index per name, within bounds', () => {
  for (const name of ['Ana', 'Bo', '李伟', '']) {
    expect(hashToIndex(name, 4)).toBe(hashToIndex(name, 4));
    expect(hashToIndex(name, 4)).toBeLessThan(4);
  }
});
