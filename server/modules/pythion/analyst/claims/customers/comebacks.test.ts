import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';
import { readComebacks } from './comebacks';

const comebackOf = (text: string, language: string): string | undefined => {
  const [claim] = readComebacks(readText(text, language).clauses);
  return claim && [claim.quantity?.value, ...(claim.quantity?.of ? [claim.quantity.of] : [])].join(' of ');
};

test.each([
  ['en', '38 of the 47 have already put their name down for next year.', '38 of 47'],
  ['en', '14 let me do a free round and 9 of those have me back every week.', '9 of 14'],
  ['en', '40 different owners. Eleven of them sent a second one.', '11 of 40'],
  ['en', 'Of the 20 salons, 8 keep booking.', '8 of 20'],
  ['en', 'We served 30 cafes and 12 of them ordered again.', '12 of 30'],
  ['en', 'Six want us again.', '6'],
  ['de', 'Uns haben 19 Häuser beauftragt. Sieben Häuser haben schon den zweiten Termin gebucht.', '7 of 19'],
  ['de', 'Von 20 Kunden sind zwölf wieder dabei.', '12 of 20'],
  ['de', 'Sechs machen wieder mit.', '6'],
  ['es', '33 me dieron alguna tijera y 21 me han vuelto a llamar.', '21 of 33'],
  ['de', '14 Familien hatten schon einmal gemietet.', '14'],
  ['es', 'La feria pasada alquilé 88 trajes, y 31 clientas eran del año anterior.', '31 of 88'],
  ['es', 'De 20 clientes repiten 12.', '12 of 20'],
  ['zh', '十九家里有七家又来了，三家不来了。', '7 of 19'],
  ['zh', '去年40家店用过我们的服务，31家续了。', '31 of 40'],
  ['zh', '已经有12个人第二次下单。', '12'],
  ['zh', '57个卖家付了款，22个拍了第二套。', '22 of 57'],
  ['zh', '每个月会有二十个客户续费。', '20'],
  ['zh', '12家店续了明年的。', '12'],
  ['zh', '商会的12家店续约了。', '12'],
  ['zh', '展会上的12家店再次下单。', '12'],
  ['en', "Of the 71 in March, 52 came from traders who'd used us before.", '52 of 71'],
  ['en', 'Of the 30 orders in May, 21 were from shops that had bought before.', '21 of 30'],
  ['en', '18 of the 40 bookings came from repeat customers.', '18 of 40'],
  ['de', 'Von den 30 Aufträgen im Mai kamen 21 von Kunden, die schon bei uns waren.', '21 of 30'],
  ['es', 'De 30 pedidos 21 eran de bares que ya nos habían comprado.', '21 of 30'],
  ['zh', '客户是63家维保公司，其中41家买过不止一次。', '41 of 63'],
  ['en', 'We have 11 crews. Six of them have booked year after year.', '6 of 11'],
  ['de', 'Wir haben neun Firmen, sechs davon buchen seit vier Jahren immer wieder.', '6 of 9'],
  ['es', 'De 20 hoteles, 8 repiten año tras año.', '8 of 20'],
  ['de', 'Wir waren in 60 Häusern, 23 haben danach die Wartung gebucht.', '23 of 60'],
  ['es', 'Once de ellos después contrataron el mantenimiento.', '11'],
  ['en', 'Twelve of them then bought another one.', '12'],
])('counts who came once more, and of how many: %s %s', (language, text, counted) =>
  expect(comebackOf(text, language)).toBe(counted),
);

test.each([
  ['de', '14 Familien hatten schon einmal bei der Konkurrenz gemietet.'],
  ['es', '31 trajes eran del año anterior.'],
  ['en', 'We hope 9 of those will have us back every week.'],
  ['en', 'If 9 of those have me back every week, we are fine.'],
  ['en', 'Only 2 of 40 came again.'],
  ['en', '12 of 14 hotels are on their third supplier.'],
  ['en', '9 of 12 keep ordering, but from the wholesaler.'],
  ['zh', '隔壁店七家又来了。'],
  ['en', 'None of the 40 ordered again.'],
  ['en', '12 nurses have back pain every week.'],
  ['en', '40 families put their name down for the waiting list.'],
  ['en', 'I called 30 shops and 12 called me back.'],
  ['en', '12 of them bought another brand instead.'],
  ['en', '40 staff come every day to the office.'],
  ['de', 'Drei Kunden wollen nicht wieder kommen.'],
  ['de', '40 Patienten kommen wieder zu spät.'],
  ['es', 'De 30 que llamé, 12 me volvieron a llamar.'],
  ['zh', '七家又坏了。'],
  ['zh', '22个卖家买了第二套房。'],
  ['zh', '希望七家又来。'],
  ['zh', '从三月开始会有二十个客户每个月续费。'],
  ['zh', '预计下个月有三十位老客户再次下单。'],
  ['zh', '明年将有十二家店续约。'],
  ['en', '31 orders came from farms that had used a rival before.'],
  ['en', '14 came from people who had bought a drone before.'],
  ['zh', '41家没买过第二次。'],
  ['de', 'Sechs davon würden seit drei Jahren immer wieder buchen.'],
  ['de', 'Acht haben danach ein anderes Angebot genommen.'],
  ['en', 'Twelve then bought a cheaper one elsewhere instead.'],
  ['en', 'Five of them have booked the rival for three years running.'],
  ['en', 'Six of them later took a job at the bank.'],
  ['en', 'Eleven then bought a house.'],
  ['en', 'Nine of the farmers buy feed again and again.'],
  ['de', 'Acht kommen seit Jahren zu spät.'],
  ['de', 'Neun kaufen seit Jahren beim Discounter.'],
  ['es', 'Ocho luego tomaron un café.'],
  ['zh', '到明年夏天会有九位客户付钱，其中六位会再次预订。'],
])('who is hoped for, few or only called back is no customer who came back: %s %s', (language, text) =>
  expect(comebackOf(text, language)).toBeUndefined(),
);

test.each([
  ['de', 'Wir haben neun Firmen, sechs davon buchen seit vier Jahren immer wieder.'],
  ['en', 'We have nine crews. Six of them have booked for four years running.'],
])('%s: how often they come is no cost of a trouble: %s', (language, text) =>
  expect(readClaims(readText(text, language).clauses).map(({ kind }) => kind)).not.toContain('costCounted'),
);
