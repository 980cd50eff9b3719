import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const kindsOf = (text: string, language: string): string[] => reviewedOf(text, language).map(({ kind }) => kind);

test.each([
  [
    'en',
    'Glass eel fishermen are in no directory and the harbour office kept silent, but at the ice plant in Gloucester we met 34 of them.',
  ],
  [
    'en',
    'Nobody would tell us where the foster carers live. Through two toy libraries we got in touch with 19 of them in the end.',
  ],
  [
    'en',
    'Nobody had a list of home-based watchmakers and none answer the door, so I went to the spring fair in Biel and collected 22 names.',
  ],
  ['en', 'There is no list of harpists and no club, but through the luthiers I tracked down 26 of them.'],
  [
    'de',
    'Schachtmeister stehen in keiner Liste und die Verbände antworten nicht, doch beim Kantinenwirt in Bochum haben wir 24 von ihnen kennengelernt.',
  ],
  [
    'de',
    'Niemand konnte uns sagen, wo die Imkerinnen wohnen. Über den Wachshändler habe ich dann 17 von ihnen gefunden.',
  ],
  [
    'es',
    'Los afinadores no figuran en ninguna lista y nadie nos abre la puerta, pero en el mercado de Alcañiz conocimos a 26.',
  ],
  ['zh', '夜班保洁员没有名单，物业也不让我们进门，但我们在后门站了三晚，认识了四十二个人。'],
  ['zh', '养蜂人不在任何名册上，很难找到。后来通过蜡商我们联系上了三十一位。'],
])('hard to find, and found by a way: %s: %s', (language, text) => {
  const kinds = kindsOf(text, language);
  expect(kinds).toContain('channelTried');
  expect(kinds).not.toContain('unreachable');
});

test.each([
  ['en', 'There is no list of harpists, but we hope to meet 20 of them through the conservatories.'],
  ['en', 'Foster carers are in no register, but we have 40 ideas about how to reach them.'],
  ['en', 'There is no list of harpists, so we rang 26 agencies and got no names.'],
  ['de', 'Imkerinnen stehen in keinem Verzeichnis, aber wir wollen über den Wachshändler 17 von ihnen erreichen.'],
  ['es', 'Las bordadoras no figuran en ninguna lista, pero esperamos conocer a 20 en el mercado.'],
  ['zh', '养蜂人没有名单，但我们打算通过蜡商联系三十位。'],
])('not found yet: %s: %s', (language, text) => expect(kindsOf(text, language)).not.toContain('channelTried'));
