import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const isUnreachable = (text: string, language: string): boolean =>
  reviewedOf(text, language).some(({ kind }) => kind === 'unreachable');

test.each([
  ['en', 'Beekeepers in the valley are on no register, and in nine months we have not traced one of them.'],
  ['en', 'Nobody knows where the night anglers live, and we could not track down a single one.'],
  ['de', 'Tagesmütter stehen in keinem Verzeichnis, und in acht Monaten habe ich keine einzige ausfindig gemacht.'],
  ['es', 'Las bordadoras no figuran en ningún registro y en un año no he dado con ninguna.'],
  ['zh', '养蜂人没有名单，也没有协会，一年下来一个都没找到。'],
])('not one of them was found: %s: %s', (language, text) => expect(isUnreachable(text, language)).toBe(true));

test.each([
  ['en', 'We tested 40 kettles and could not find a single one that leaks.'],
  ['en', 'Our customers asked everywhere and could not find anyone.'],
  ['de', 'Wir haben 40 Kessel geprüft und keinen einzigen gefunden, der tropft.'],
  ['es', 'Probamos 40 hervidores y no encontramos ninguno que gotee.'],
  ['zh', '我们检查了四十个水壶，漏水的一个都没找到。'],
])('a thing that is not found is none: %s: %s', (language, text) => expect(isUnreachable(text, language)).toBe(false));
