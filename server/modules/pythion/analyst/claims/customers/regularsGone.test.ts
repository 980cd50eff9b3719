import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { withRegularsGone } from './regularsGone';

const isLost = (text: string, language: string): boolean =>
  withRegularsGone([], readText(text, language).clauses).some(({ kind }) => kind === 'nobodyStayed');

test.each([
  ['en', 'Of the regulars only the vet still comes.'],
  ['en', 'We raised the price and bookings fell from 120 to 25.'],
  ['de', 'Von den Stammkunden, die ich kenne, kommt nur noch meine Nachbarin.'],
  ['de', 'Die Buchungen sind von 120 auf 25 gefallen.'],
  ['es', 'De los clientes habituales solo queda una.'],
  ['es', 'Las reservas bajaron de 120 a 25.'],
  ['zh', '老客户现在只剩一个了。'],
  ['zh', '涨价以后，客人从一百个掉到二十个。'],
  ['zh', '涨价以后，客人从一百二掉到四十几个。现在每天三十来份。'],
  ['en', 'Only one of our regulars is left.'],
  ['en', 'We dropped from 80 subscribers to 12.'],
  ['zh', '订单从每月两百单跌到三十单。'],
])('%s: they are gone: %s', (language, text) => expect(isLost(text, language)).toBe(true));

test.each([
  ['en', 'Of the regulars only the vet pays in cash.'],
  ['en', 'Bookings fell from 120 to 90.'],
  ['en', 'Their bookings would fall from 120 to 25.'],
  ['en', 'Complaints fell from 120 to 25.'],
  ['en', 'Orders sent back wet fell from 31 to 6 a week.'],
  ['de', 'Mitglieder mit Schmerzen gingen von 40 auf 6 zurück.'],
  ['zh', '投诉的客人从一百个掉到二十个。'],
  ['en', 'Our rival’s bookings fell from 120 to 25.'],
  ['en', 'People waited from 120 to 25 minutes.'],
  ['de', 'Von den Stammkunden kommt noch immer die Hälfte.'],
  ['de', 'Die Fehler sind von 120 auf 25 gefallen.'],
  ['es', 'Las quejas bajaron de 120 a 25.'],
  ['zh', '投诉从一百个掉到二十个。'],
  ['zh', '同行的客人从一百个掉到二十个。'],
  ['en', 'The pub’s bookings fell from 90 to 15.'],
  ['en', 'Farmers tell me their orders fell from 90 to 15.'],
  ['zh', '店主的客人从一百个掉到二十个。'],
  ['zh', '他们店里的客人从一百个掉到二十个，所以需要我们。'],
  ['zh', '迟到的学员从一百个掉到二十个。'],
])('%s: no loss of ours: %s', (language, text) => expect(isLost(text, language)).toBe(false));
