import { expect, test } from 'vitest';
import { normaliseText, quoteOf } from './normalise';
import { readText } from './readText';

test.each([
  ['全市有五百多家面馆。', 500],
  ['我问了三十来个老板。', 30],
  ['已经有30多位老师在用。', 30],
  ['两千多家店每月付20元。', 2000],
])('a round count keeps its whole numeral: %s', (text, count) =>
  expect(readText(text, 'zh').clauses.flatMap(({ quantities }) => quantities.map(({ value }) => value))).toContain(
    count,
  ),
);

test('the founder’s words stay in quotes', () => {
  const normal = normaliseText('我问了三十来个老板，他们都说贵。');
  expect(quoteOf(normal, 0, normal.text.length).quote).toBe('我问了三十来个老板，他们都说贵。');
  const at = normal.text.indexOf('30');
  expect(quoteOf(normal, at, at + 2).quote).toBe('三十来');
});

test.each(['三月有多家店开门。', '他多次来店里。', '一来人手不够。', '每周一来人。'])(
  'what is no count stays: %s',
  (text) => expect(normaliseText(text).text).not.toMatch(/\d/),
);

test('a note is an amount of its currency, with the words of the founder', () => {
  const { normal, tokens } = readText('I give them a fiver a door, wages work out at another tenner a test.', 'en');
  expect(normal.text).toContain('£5 a door');
  expect(normal.text).toContain('£10 a test');
  const ten = tokens.find(({ text }) => text === '10');
  expect(normal.source.slice(normal.starts[ten?.start ?? 0], normal.ends[ten?.start ?? 0])).toBe('another tenner');
  expect(readText('The Tenner Street fiver-a-side club.', 'en').normal.text).not.toContain('£');
});

test.each([
  ['Twenty six builders rang.', 26],
  ['Twenty-six of them paid.', 26],
  ['Thirty one landlords rang.', 31],
  ['A hundred and forty parents paid.', 140],
  ['Two hundred and five parents paid.', 205],
  ['Thirty one-bedroom flats stand empty.', 30],
  ['Out of thirty one paid.', 30],
  ['It sells twenty five-litre cans.', 20],
])('a number of several English words is one: %s', (text, count) =>
  expect(readText(text, 'en').clauses.flatMap(({ quantities }) => quantities.map(({ value }) => value))[0]).toBe(count),
);

test.each([
  ['Vierzehn Betriebe nutzen es.', 'de', 14],
  ['Dreiundzwanzig Betriebe zahlen.', 'de', 23],
  ['Trece equipos han repetido.', 'es', 13],
  ['Veintiséis clubes pagan.', 'es', 26],
])('numbers above twelve have words too: %s', (text, language, count) =>
  expect(readText(text, language).clauses.flatMap(({ quantities }) => quantities.map(({ value }) => value))[0]).toBe(
    count,
  ),
);

test.each([
  ['每个医生每月二百二。', '每个医生每月220元'],
  ['一份一百二。', '一份120元'],
  ['六片场一年四千八。', '六片场一年4800元'],
  ['一瓶水样四十五块。', '一瓶水样45元'],
  ['三块八一本。', '3.8元一本'],
  ['一盒两个，二十九块九。', '29.9元'],
  ['一个一百二十九。', '一个129元'],
  ['每席位每年六百。', '每席位每年600元'],
  ['半天一百八，全天三百二。', '全天320元'],
  ['一桶五十斤，二百一。', '210'],
  ['做完一平方六十八。', '68'],
  ['我们只收十八。', '只收18元'],
  ['一台一万二。', '一台12000元'],
  ['一张两毛。', '一张0.2元'],
  ['一块两块二，一箱四十块。', '一个2.2元'],
  ['每份12元，成本9元4角。', '成本9.4元'],
  ['成本9块4。', '成本9.4元'],
  ['一份卖3块8，成本2块2毛。', '一份卖3.8元, 成本2.2元'],
  ['每斤卖6元5角。', '每斤卖6.5元'],
  ['9元4角5分一份。', '9.45元一份'],
  ['3块85一斤。', '3.85元一斤'],
  ['一份卖两块半。', '2.5元'],
  ['大概2块5。', '2.5元'],
])('an amount of yuan as it is spoken: %s', (text, written) => {
  expect(normaliseText(text).text).toContain(written);
});

test.each([
  '一年三百六十五天都开。',
  '卖了一百二十块。',
  '修了三十块。',
  '我们一共三百二十人。',
  '第三块田。',
  '一百二十家店。',
  '铺了9块4平方米的砖。',
  '三块4人桌。',
  '切成3块2公斤的肉。',
])('what is no amount stays as it is: %s', (text) => {
  expect(normaliseText(text).text).not.toMatch(/元/);
});

test.for([
  ['es', 'Nos pagan cuarenta y cinco euros al mes.', 45],
  ['es', 'Nos pagan mil quinientos euros al año.', 1500],
  ['es', 'Nos pagan dos mil quinientos euros al año.', 2500],
  ['es', 'Nos pagan ciento veinte euros al mes.', 120],
  ['es', 'Nos pagan mil euros al año.', 1000],
  ['en', 'They pay us one thousand five hundred dollars a year.', 1500],
  ['en', 'They pay us two thousand dollars a year.', 2000],
  ['en', 'They pay us a thousand dollars a year.', 1000],
  ['en', 'They pay us two hundred and five dollars a year.', 205],
  ['en', 'They pay us the hundred and thirty dollars a year.', 130],
] as const)('an amount of several words: %s %s', ([language, text, value]) =>
  expect(
    readText(text, language).clauses.flatMap(({ quantities }) => quantities.map((quantity) => quantity.value)),
  ).toContain(value),
);

test.for(['Preguntamos a cuarenta clínicas y cinco pagaron.', 'A thousand thanks.', 'Gracias mil.'])(
  'what is no amount stays: %s',
  (text) => expect(normaliseText(text).text).toBe(text.toLowerCase()),
);

const pricesIn = (text: string): number[] =>
  readText(text, 'zh').clauses.flatMap(({ quantities }) =>
    quantities.filter(({ kind }) => kind === 'money').map(({ value }) => value),
  );

test.for([
  ['一间8600。', [8600]],
  ['我们做喷淋，一组420，装好才收。', [420]],
  ['一家一个月299。', [299]],
  ['99一位，精修九张。', [99]],
  ['装了26间。', []],
  ['每天210个。', []],
  ['一天320只。', []],
  ['一共1200，都是老客户。', []],
  ['去年跑了322趟。', []],
  ['一年365，天天开门。', []],
  ['一天200，都是老客。', []],
  ['每组30，人都到齐了。', []],
  ['一箱24，装得满满的。', []],
  ['2024一年，都很顺。', []],
] as const)('a bare number behind one of something is its price: %s', ([text, values]) =>
  expect(pricesIn(text)).toEqual(values),
);

const written = (text: string, language: string): string => readText(text, language).normal.text;

test.each([
  ['It’s three fifty a blade.', 'en', '3.50 a blade'],
  ['A refill is about two twenty per bottle.', 'en', '2.20 per bottle'],
  ['We charge twelve fifty an hour.', 'en', '12.50 an hour'],
  ['一台收168。', 'zh', '168元'],
  ['一头处理下来花58左右。', 'zh', '58元'],
  ['每头政府补贴我们80。', 'zh', '80元'],
  ['平均算下来每家五百出头。', 'zh', '500元'],
  ['药水加油费差不多61。', 'zh', '大约61元'],
  ['进价四百多。', 'zh', '400元'],
  ['食材差不多三十。', 'zh', '30元'],
  ['水电费每台差不多12。', 'zh', '12元'],
])('an amount as it is spoken, without its coins: %s', (text, language, amount) => {
  expect(written(text, language)).toContain(amount);
});

test.each([
  ['The room is two fifty a month.', 'en', /\d/],
  ['He is forty five a week from now.', 'en', /\.\d/],
  ['Three hundred fifty a day came.', 'en', /3\.50/],
  ['一天花30分钟。', 'zh', /元/],
  ['一台卖1.3万。', 'zh', /1元/],
  ['老板五十出头。', 'zh', /元/],
  ['两家差不多。', 'zh', /大约/],
  ['每位老人七十左右，每天吃药。', 'zh', /元/],
  ['每个班四十出头。', 'zh', /元/],
  ['一个疗程三十左右。', 'zh', /元/],
  ['电工大概三十左右。', 'zh', /元/],
  ['油温差不多180。', 'zh', /元/],
  ['民工差不多五十。', 'zh', /元/],
  ['资料差不多300。', 'zh', /元/],
  ['每个订单花12分钟。', 'zh', /元/],
  ['老板今年五十出头，开店二十左右年。', 'zh', /元/],
  ['每家收费2024年涨了。', 'zh', /元/],
  ['Classes are six thirty each Tuesday.', 'en', /\d/],
])('months, minutes, ages and what is alike are no such amounts: %s', (text, language, amount) => {
  expect(written(text, language)).not.toMatch(amount);
});
