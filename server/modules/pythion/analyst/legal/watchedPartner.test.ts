import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { findPlainAct } from './plainActs';

const read = (text: string, language: string): string | undefined => findPlainAct(readText(text, language).clauses)?.id;

test.for([
  ['en', 'Our app lets you read your girlfriend’s chats.'],
  ['en', 'We put a tracker under the car of your wife.'],
  ['en', 'We put a GPS tracker under your wife’s car.'],
  ['en', 'Our app shows him all messages of his wife.'],
  ['en', 'We follow your ex and send you photos of her.'],
  ['en', 'We track ex-partners for a fee by hiding a tag in their car.'],
  ['de', 'Mit unserer App lesen sie die Nachrichten ihrer Frau.'],
  ['es', 'Nuestra app muestra al marido los mensajes de su mujer.'],
  ['zh', '我们的软件可以偷看女朋友的微信聊天。'],
  ['zh', '我们的软件让丈夫看妻子的聊天记录。'],
] as const)('%s: a partner is watched: %s', ([language, text]) => expect(read(text, language)).toBe('watched partner'));

test.for([
  ['en', 'Our app reads your messages to you in the car.'],
  ['en', 'Our app shows couples which messages of love they wrote in their first year.'],
  ['en', 'Our app reads the messages of your husband aloud when he asks it to.'],
  ['en', 'We print the photos of your wife in an album.'],
  ['en', 'Our app shows the phone of your partner when both agree.'],
  ['en', 'We show you photos of your partner’s new flat.'],
  ['en', 'We track husbands who agreed to it while they climb.'],
  ['en', 'We find trackers under the car of your wife.'],
  ['de', 'Unsere App druckt die Nachrichten deiner Frau als Buch.'],
  ['de', 'Unsere App liest dir deine Nachrichten vor.'],
  ['es', 'Nuestra app imprime los mensajes de tu pareja en un libro.'],
  ['zh', '我们检查手机里有没有偷看聊天的软件。'],
] as const)('%s: with consent, or nothing private: %s', ([language, text]) =>
  expect(read(text, language)).toBeUndefined(),
);
