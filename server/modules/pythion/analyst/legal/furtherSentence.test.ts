import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';

const legalOf = (text: string, language: string) => {
  const result = analyseIdea(text, language);
  return result.ok ? result.report.dealBreakers.find(({ key }) => key === 'legal')?.state : undefined;
};

/** A price, a place, praise and traction: none of them says anything of the act. */
const harmless = {
  en: ['It costs 30 pounds a month.', 'We live in Leeds.', 'It works very well.', '12 customers paid us in May.'],
  de: ['Es kostet 30 Euro im Monat.', 'Wir wohnen in Kassel.', 'Es läuft sehr gut.', 'Im Mai haben 12 Kunden bezahlt.'],
  es: ['Cuesta 30 euros al mes.', 'Vivimos en Sevilla.', 'Funciona muy bien.', 'En mayo nos pagaron 12 clientes.'],
  zh: ['每月收费三十元。', '我们住在成都。', '效果非常好。', '五月有十二个客户付了钱。'],
} as const;

test.for([
  ['en', 'Our volunteers collect for earthquake orphans at the station, and the money in the tins goes to us.'],
  ['en', 'We supply carpet workshops with nimble ten-year-olds from the villages who knot for twelve hours a day.'],
  ['en', "We lock a clinic's files from afar and give back the key once the director has transferred the sum we name."],
  ['en', "Our bar sleeve reads the contactless cards in guests' pockets and books a few euros from each of them."],
  ['en', "I would secretly rent out my aunt's flat over the internet."],
  ['en', 'We clean flats off the books.'],
  ['de', 'Wir wollen die Katzen der Nachbarn hinter deren Rücken einsammeln und verkaufen.'],
  ['de', 'Wir filmen Mieter heimlich im Bad und verkaufen die Filme.'],
  ['de', 'Ich fahre Leute vom Wirtshaus heim, den Taxischein spare ich mir.'],
  ['es', 'Queremos recoger los gatos de los vecinos a sus espaldas y venderlos.'],
  ['es', 'Les vendemos un aparato que, según les decimos, cura la diabetes.'],
  ['zh', '我想偷偷在出租屋里装摄像头，帮房东看租客。'],
  ['zh', '我们帮餐馆克扣服务员的加班费。'],
  ['zh', '我想帮学生代考驾照理论。'],
] as const)('%s: a harmless sentence behind it turns no fail off: %s', ([language, text]) => {
  const gap = language === 'zh' ? '' : ' ';
  const states = ['', ...harmless[language]].map((added) => legalOf(text + gap + added, language));
  expect(states).toEqual(['fail', 'fail', 'fail', 'fail', 'fail']);
});

test.for([
  ['en', 'I take away rubbish in Leeds. The council makes you pay for the skip and you must sort it first.'],
  [
    'en',
    'We run the background check for gun shops so that buyers cannot avoid it. The state has approved our access.',
  ],
  [
    'en',
    'Wedding photographers lose files on broken cards. We talked to 25. Our copier makes two backups while they shoot.',
  ],
  [
    'zh',
    '我们做了一个给大学生用的早起打卡应用，因为听说很多学生起不来。去年九月在成都推广，有1200人注册。打算以后每月收5元。',
  ],
  [
    'en',
    'We send printed crosswords in large type to people with poor eyesight for 8 dollars a month; 500 pay. We began in May.',
  ],
] as const)('%s: what others do and a guard are no harm: %s', ([language, text]) =>
  expect(legalOf(text, language)).not.toBe('fail'),
);
