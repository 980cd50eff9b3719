import { expect, test } from 'vitest';
import { analysisOf } from '../testing/analysisOf';
import { isOthersBusiness } from './othersBusiness';
import { readText } from './readText';

const isOthers = (text: string): boolean => readText(text).clauses.some(isOthersBusiness);
const scoreOf = (text: string): number => analysisOf(text).report.score;

const theirs = {
  en: [
    'A roofer I know has a page that seven roofers use every week.',
    'A roofer I know has a page, and seven roofers use it every week.',
    'A baker I know in Cardiff has twenty-six families who buy a box from her.',
    'Another tutor in town had eleven pupils last term.',
    'A farm in Kent took £640 through its own locker in the first eight weeks.',
    'At a tent firm in Suffolk, 38 people booked through their calendar in May and June.',
    'A firm in Wales has four halls that pay for its calendar.',
    'The tool of a firm in London is used by thirteen cafes in York.',
    'At a shop in Reading eight children play on their violins.',
    'A lab in Devon did 112 tests last winter for people who paid.',
    'There is a lab in Devon that did 112 tests last winter for people who paid, at £30 each.',
    'A bike shop down the road rented out 60 bikes in May.',
    'A start-up in Leith has sold 400 of its sensors.',
    'A programmer in York wrote an app that 40 shops use every day.',
    'A nursery in Fife, run by a friend, sold 900 plants in April.',
    'Some people in Bristol run a similar scheme and have 120 subscribers.',
    'Sixty guests paid a café in Bath for its cooking class.',
    'Two brothers in Wales sold 500 candles at Christmas.',
    'My old colleague has forty clients who pay for her tool.',
    'Twenty-three dental labs have bought the card set of a Swedish manufacturer.',
    'In the next village there is a shop like this, it has 300 members who pay £40 a year.',
    'My uncle runs something like this in Wells and has 80 customers who pay £45 a month.',
    'Someone in Bath already does this and 300 people pay him £40 a year.',
    'In Burgos an academy has 120 students who pay €45 a month.',
  ],
  de: [
    'Seit Februar hat eine Werkstatt in Graz 212 Rollstühle gegen Rechnung repariert.',
    'Laut einer Zeitschrift hat ein Start-up in Toronto 5.000 Abonnenten, die monatlich zahlen.',
    'Ein Bäcker in Passau hat vierzehn Gasthäuser, die sein Knödelbrot kaufen.',
    'Ein Kollege aus Erfurt hat sein Gerät in acht Häusern im Einsatz.',
    'Bei einer Bekannten in Köln waren siebzehn Kinder im letzten Halbjahr angemeldet.',
    'Bei einem Hof in Tirol haben in zehn Wochen 310 Leute am Kühlschrank eingekauft.',
    'Die Warteliste eines Anbieters aus Berlin läuft bei neun Praxen im Alltag.',
    'Letzten Winter hat ein Hof in Kärnten 140 Kisten verkauft.',
    'Die Bäckerei gegenüber verkauft 200 Brote am Tag.',
    'Das Gerät eines Kollegen läuft in acht Häusern.',
    'Ein Programmierer aus Ulm hat eine App, die 40 Läden jeden Tag benutzen.',
    'Ein Labor aus Kiel hat 112 Proben für Leute untersucht, die bezahlt haben.',
    'Im Nachbardorf gibt es so einen Laden schon, der hat 300 Mitglieder, die je 40 Franken im Jahr zahlen.',
    'In Wels gibt es das schon, dort bezahlen 80 Haushalte 45 Euro im Monat.',
    'Mein Onkel betreibt so etwas in Wels und hat 80 Kunden, die 45 Euro im Monat zahlen.',
    'In Burgdorf macht das schon einer, bei dem zahlen 300 Leute 40 Franken im Jahr.',
    'In Burgos hat eine Akademie 120 Schüler, die 45 Euro im Monat zahlen.',
  ],
  es: [
    'Este año una marca portuguesa ha vendido 265 batas.',
    'Un fabricante israelí ha vendido e instalado 46 llaves.',
    'Una familia de Córdoba vendió 140 cajas el invierno pasado.',
    'A una empresa de Santander la contratan diecinueve pisos.',
    'Una tienda de Valencia tiene tres clubes que han comprado su sistema.',
    'Una empresa francesa tiene cinco clínicas que pagan por su aviso.',
    'La hoja de un panadero de Huesca la usan quince bares todos los días.',
    'Unos hermanos de Lugo vendieron 500 velas en Navidad.',
    'A un fontanero de Jaén lo llaman cuarenta familias.',
    'Un programador de Soria tiene una aplicación que usan 40 tiendas.',
    'En Cádiz hay una profesora que tiene diecisiete alumnos de pago.',
    'Un taller de Lugo ha cobrado 900 euros en mayo.',
    'Una cooperativa de Picassent ya reparte a 300 familias y les cobra 25 euros por caja.',
    'En Burgos una academia tiene 120 alumnos que pagan 45 euros al mes.',
    'La panadería de al lado ya le vende a 80 familias.',
    'En el pueblo de al lado ya hay una tienda así, tiene 300 socios que pagan 40 euros al año.',
  ],
  zh: [
    '进展：山东一家同行今年夏收有一百三十六位机手付款买过配件。',
    '邻县一个合作社去年下半年卖出并交货三百一十二个。',
    '隔壁区一家店的小程序有一百一十个人每周都在用。',
    '我姐夫卖花园家具，有两百个付费客户。',
    '县里另一个老师上学期有三十八个孩子交过作文。',
    '村里老李家去年冬天卖出了四百二十箱。',
    '深圳一家公司有七家诊所付钱用他们的工具。',
    '武汉一家店今年上半年租出去了二百零六次。',
    '隔壁村的张师傅去年修了六十台收割机，都付了钱。',
    '我以前的同事做了一个软件，有四十家店在付费。',
    '杭州一位老师有十七个学生交了学费。',
    '上海一个朋友的报名页面有十一个俱乐部在付费用。',
    '隔壁镇已经有一家这样的店，有三百个会员每年付四十元。',
    '我舅舅在邻县做这个，有八十个客户每月付45元。',
    '我在加纳的表弟做同样的生意，有90个客户。',
  ],
};

/** Ideas without evidence. */
const ideas = {
  en: 'I built a page where a customer films the leak and gets a price back. Plumbers in Derby lose five hours a week driving to jobs that they never get. It costs a plumber £18 a month.',
  de: 'Ich habe ein Gerät gebaut, das die Heizung nachts drosselt. Hausverwalter in Jena zahlen jeden Winter zu viel für Gas. Es kostet 290 Euro im Jahr.',
  es: 'Hago un programa con el que un club de pádel cobra las pistas. Los clubes pierden seis horas a la semana con las reservas por teléfono. Vale 390 euros al año.',
  zh: '我做了一个小程序，帮小区里的人找水管工。小区里的老人家里漏水，常常找不到人。上门一次收60元。',
};

test.for(Object.values(theirs).flat())('others have the customers: %s', (text) => {
  expect(isOthers(text)).toBe(true);
});

test.for(
  (['en', 'de', 'es', 'zh'] as const).flatMap((language) =>
    theirs[language].map((sentence) => [ideas[language], sentence] as const),
  ),
)('evidence of others doesn’t raise the score: %s %s', ([idea, sentence]) => {
  expect(scoreOf(`${idea} ${sentence}`)).toBeLessThanOrEqual(scoreOf(idea));
});

test.for([
  'A bakery in Leeds pays us £30 a month.',
  'A lab in Devon sends us 112 samples and pays 30 each.',
  'A shop in Reading bought eight of our violins.',
  'A firm in London uses our tool.',
  'My lab in Devon did 112 tests last winter for people who paid.',
  'Our shop in Reading sold 140 boxes.',
  'A farm in Kent took £640 through the locker in the first eight weeks.',
  'A gym in Leeds has 300 members and pays £40 a month.',
  'At a gym in Leeds 38 people booked their class through it.',
  'A clinic in York has forty patients who use it every day.',
  'A school in Leeds has 30 teachers who use paper lists.',
  'A typical gym in Leeds has 300 customers.',
  'A landlord in Leeds has forty tenants who pay late.',
  'I run a shop in Reading and sold 140 boxes.',
  'A bakery in Leeds sells 200 loaves a day and throws away 30.',
  'A stall in Leeds sold 60 jars in one day.',
  'A second batch in May sold 90 jars.',
  'A pop-up in Leeds took £640 in two days.',
  'A friend of mine in Leeds bought 40 boxes.',
  'Thirty shops pay a supplier in Leeds £40 a month.',
  'Ein Bäcker in Passau kauft unser Brot.',
  'Ein Bäcker in Passau hat vierzehn Brote gekauft.',
  'Bei einer Schule in Köln nutzen es 38 Kinder.',
  'Ein Hof in Tirol hat mit unserem Automaten 310 Kisten verkauft.',
  'Eine Praxis in Köln hat 40 Kunden und zahlt 30 Euro.',
  'Bei einem Test in Köln haben 38 Leute gebucht.',
  'Un puesto en Lugo vendió 60 tarros.',
  'Una tienda de Valencia nos compró tres.',
  'A una empresa de Santander le hacemos diecinueve pisos.',
  'En una clínica de Burgos lo usan 19 pacientes.',
  '深圳一家公司用我们的工具。',
  '深圳一家诊所有七个医生每天在用。',
  '我姐姐和我卖包子，有两百个客户。',
  '有三十八个孩子交过作文。',
  '一家每月收80元，短信要花11元。',
  '城里一家超市卖28元。',
  '成都一个摊位卖了60瓶。',
  'In Wels gibt es schon 80 Haushalte, die uns 45 Euro im Monat zahlen.',
  'Im Nachbardorf gibt es das Problem auch, 80 Haushalte haben mich gefragt.',
  'In Graz haben wir so einen Laden schon, 80 Leute zahlen 40 Euro.',
  'In Wels hat eine Schule 120 Schüler, die zu spät kommen.',
  'Una clínica de Lugo atiende a 300 pacientes y pierde las citas.',
  'Una panadería de Toledo ya nos compra para 80 familias.',
  'En Toledo ya hay 80 familias que pagan 25 euros al mes.',
  'My uncle has a farm like this and pays us £45 a month.',
  'We run one like this in Bath and 80 people pay £40.',
  '县城里有人已经在用，三百户每年付我们40元。',
])('customers, and what we sell: %s', (text) => {
  expect(isOthers(text)).toBe(false);
});

test.for([
  ['en', 'A bakery in Leeds pays us £30 a month.'],
  ['de', 'Ein Bäcker in Passau zahlt uns 30 Euro im Monat.'],
  ['es', 'Una tienda de Valencia nos compró tres.'],
  ['zh', '深圳一家公司付钱用我们的工具。'],
] as const)('customers of that shape count: %s %s', ([language, sentence]) => {
  expect(scoreOf(`${ideas[language]} ${sentence}`)).toBeGreaterThan(scoreOf(ideas[language]));
});
