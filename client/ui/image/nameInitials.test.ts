import { expect, it } from 'vitest';
import { hashOf, initialsOf } from './nameInitials';

it.each([
  ['Ana Ruiz', 'AR'],
  ['ana', 'A'],
  ['carol_w', 'CW'],
  ['Juan Carlos de la Cruz', 'JC'],
  ['  ', '?'],
  ['🚀 Zoë', 'Z'],
  ['Ödön von Horváth', 'ÖH'],
])('%s is marked %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

it('gives a name always the same tint, within bounds', () => {
  for (const name of ['Ana', 'Bo', '李伟', '']) {
    expect(hashOf(name, 4)).toBe(hashOf(name, 4));
    expect(hashOf(name, 4)).toBeLessThan(4);
  }
});
