import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';
import { readText } from '../text/readText';
import { isRentalDeposit, isSuffered } from './otherSense';

const legalOf = (text: string, language = 'en') => {
  const result = analyseIdea(text, language);
  return result.ok ? result.report.dealBreakers.find(({ key }) => key === 'legal')?.state : undefined;
};

test.for([
  'We rent kayaks. We keep the deposit until the kayak is back. A day costs 40 euros.',
  'We rent party tents at 90 euros a day. We keep the deposit if something is missing.',
  'We rent prom dresses. If a dress has a stain, we keep the deposit of 20 euros.',
  'We beat the price of any garage by 10 percent. A repair costs 90 euros.',
  'Our bot beats people at chess. It costs 9 euros a month.',
  'Our app lets you beat your friends at trivia. It costs 2 euros.',
  'We scare kids in our haunted house. A ticket costs 6 euros.',
  'We fake nothing: our wood is real oak. A table costs 900 euros.',
  'We save clerks two hours that their mailbox steals. It costs 9 euros a month.',
  'We steal two hours of paperwork from nobody. It costs 9 euros a month.',
  'We make replica passports as notebooks. One costs 9 euros.',
  'Mobile sawmill: your tree falls down, we cut it to boards where it lies. A day costs 400 euros.',
  "We sweep chimneys. Insurance won't pay after a fire without a certificate and half the parish doesn't know it. A visit costs 70 euros.",
])('a word of harm in another sense is none: %s', (text) => expect(legalOf(text)).not.toBe('fail'));

test.for([
  'We keep every deposit and say that the flat was dirty.',
  'We keep the deposit even if the flat is clean and say that it was dirty.',
  'We tell students that the room is dirty and keep the deposit.',
  'We beat people who do not pay. A visit costs 90 euros.',
  'We lie to pensioners about their boiler and sell them a new one. It costs 900 euros.',
  "We film the tenants in the bathroom and half of them don't know it. A film costs 9 euros.",
  'We make replica passports for migrants. One costs 900 euros.',
  'We steal bikes from garages. A bike brings 90 euros.',
])('the same word in its own sense is harm: %s', (text) => expect(legalOf(text)).toBe('fail'));

test.for([
  ['en', 'We hack old radiators: a clip-on fan makes them heat a room faster.'],
  ['en', 'We hack office shelves into cat trees and sell them for 90 dollars.'],
  ['de', 'Wir hacken Unkraut von Hand für Biobetriebe, 28 Euro die Stunde.'],
  ['de', 'Wir hacken Brennholz und liefern es im Netz, 8 Euro je Sack.'],
  ['es', 'Hackeamos muebles viejos de oficina y los volvemos camas para perros.'],
  ['zh', '我们想在县城开一家自习室，考研的学生在图书馆抢不到座位。'],
  ['zh', '我们做抢课提醒小程序，大学生每学期抢不到热门选修课。'],
  ['zh', '双十一大家抢购时价格乱，我们做比价插件，提醒商品是不是真的降价。'],
] as const)('hacking wood and rushing for a seat take nothing from anybody: %s %s', ([language, text]) =>
  expect(legalOf(text, language)).not.toBe('fail'),
);

test.for([
  ['en', "We hack people's phones and sell the photos."],
  ['en', 'We hack into hotel rooms and sell the codes of their locks.'],
  ['de', 'Wir hacken Handys für eifersüchtige Partner.'],
  ['es', 'Hackeamos cuentas de jubilados y vendemos los datos.'],
  ['zh', '我们在夜里抢劫下班的司机，抢走手机卖掉。'],
] as const)('getting into what is private and robbing people is theft: %s %s', ([language, text]) =>
  expect(legalOf(text, language)).toBe('fail'),
);

test.for([
  ['en', "We slaughter chickens on the farm so that they needn't be transported. Nine farms pay 3 euros a chicken."],
  ['en', 'We slaughter lambs at a mobile abattoir. Nine farms pay 30 euros a lamb.'],
  ['de', 'Wir schlachten Hühner auf dem Hof, damit sie nicht transportiert werden. Neun Höfe zahlen 3 Euro pro Huhn.'],
  ['de', 'Wir verkaufen Rattenfallen, die das Tier lebend fangen. 70 Bauern haben eine für 45 Euro gekauft.'],
  ['es', 'Vendemos vino natural de una bodega pequeña a restaurantes de Madrid. Catorce compran dos cajas al mes.'],
  ['zh', '我们卖历年考试真题和答案解析，每份二十元，三百个学生付了钱。'],
  ['es', 'Ayudamos a personas sin papeles a pedir su permiso de trabajo. Cincuenta pagaron 100 euros.'],
] as const)('meat, wine, traps and help with papers are trades: %s %s', ([language, text]) =>
  expect(legalOf(text, language)).not.toBe('fail'),
);

test.for([
  ['en', 'We slaughter sick cows at night on the farm and sell the meat to kebab shops.'],
  ['de', 'Wir schlachten kranke Kühe nachts und verkaufen das Fleisch an Dönerläden.'],
  ['en', 'We sell exam answers to students at 200 dollars each. 300 students have paid.'],
  ['de', 'Wir verkaufen Prüfungslösungen vor der Prüfung an Studierende. 300 haben gezahlt.'],
  ['zh', '我们卖考试答案给学生，每份两百元，三百个学生付了钱。'],
  ['en', 'We rent out courier accounts to people without papers. Fifty pay 100 euros a month.'],
  ['de', 'Wir vermieten Fahrerkonten von Lieferdiensten an Leute ohne Papiere. Fünfzig zahlen 100 Euro im Monat.'],
  ['es', 'Alquilamos cuentas de repartidor a personas sin papeles. Cincuenta pagan 100 euros al mes.'],
  ['zh', '我们把外卖骑手账号租给没有证件的人，五十人每月付八百元。'],
] as const)('what they hide is none: %s %s', ([language, text]) => expect(legalOf(text, language)).toBe('fail'));

const contextOf = (text: string, language: string) => readText(text, language).clauses[0]!.context;

test.for([
  ['en', 'We hold a deposit of 50 euros until the bike is back.'],
  ['en', 'We keep 20 euros of the deposit if the boat is dirty.'],
  ['de', 'Wir behalten die Kaution, bis das Boot zurück ist.'],
  ['es', 'Nos quedamos con la fianza hasta que vuelve la barca.'],
] as const)('%s: a deposit for a thing that is rented: %s', ([language, text]) =>
  expect(isRentalDeposit(contextOf(text, language))).toBe(true),
);

test.for([
  ['en', 'We keep the deposit even if the kayak is back.'],
  ['de', 'Wir behalten die Kaution auch, wenn das Boot zurück ist.'],
] as const)('%s: a deposit that is kept in any case: %s', ([language, text]) =>
  expect(isRentalDeposit(contextOf(text, language))).toBe(false),
);

test.for([
  'Unser Werkzeug wurde im März aus der Halle gestohlen.',
  'Uns ist im Mai das Auto aus der Garage gestohlen worden.',
  'Uns wurde im Mai ein Transporter gestohlen.',
  'Im Winter wurde unser Laden in der Altstadt beklaut.',
])('a German passive tells what was done to us: %s', (text) => {
  expect(isSuffered(contextOf(text, 'de'))).toBe(true);
  expect(legalOf(`${text} Wir liefern Blumen für 25 Euro.`, 'de')).not.toBe('fail');
});

test.for(['Wir stehlen nachts Fahrräder aus der Garage.', 'Wir haben Fahrräder aus der Garage gestohlen.'])(
  'a German active tells what we do: %s',
  (text) => {
    expect(isSuffered(contextOf(text, 'de'))).toBe(false);
    expect(legalOf(`${text} Ein Rad bringt 25 Euro.`, 'de')).toBe('fail');
  },
);

test('a passive with its agent is no description of goods', () => {
  expect(legalOf('Our shop in the old town was last winter robbed by two men. We sell tea for 6 euros.')).not.toBe(
    'fail',
  );
});
