import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';

const stateOf = (text: string): string | undefined => {
  const result = analyseIdea(text);
  return result.ok ? result.report.dealBreakers.find(({ key }) => key === 'legal')?.state : result.problem;
};

test.each([
  'We help restaurants hide card payments from the tax office with a second till.',
  'Wir helfen Restaurants, mit einer zweiten Kasse Einnahmen vor dem Finanzamt zu verstecken.',
  'Ayudamos a restaurantes a esconder ingresos a Hacienda con una segunda caja.',
  '我们帮餐馆用第二台收银机对税务局隐瞒收入。',
  'We write fake medical certificates for employees who want a day off.',
  'Wir stellen falsche Krankschreibungen für Angestellte aus, die frei haben wollen.',
  'Hacemos partes médicos falsos para empleados que quieren un día libre.',
  '我们给想请假的员工开假的病假条。',
  'Wir sammeln aus privaten Facebook-Gruppen Telefonnummern und verkaufen sie an Kreditvermittler.',
  'Wir lassen Kinder mit ihrem Taschengeld auf Fußball wetten.',
  'Dejamos que los niños apuesten al fútbol con su paga.',
  'Wir rufen automatisch als angebliche Bank an, damit die Leute ihre TAN bestätigen.',
  '我们邮寄别人的尿液，帮人通过毒品检测。',
  '我们偷拍女生更衣室卖视频，近期效果很好。',
  '我们卖临期的海洛因。',
  '我们的桌游是幌子，里面卖毒品。',
  'Wir verkaufen Kokain mit Drogenschnelltest an Clubgäste.',
  'Ich bin kein Anwalt. Ich ziehe zu Hause Zähne für 30 Euro. Zahnarzt bin ich nicht.',
  'I pull teeth at home for 30 pounds. I am no dentist. I drive there in my car.',
])('"%s" fails', (text) => {
  expect(stateOf(text)).toBe('fail');
});

test.each([
  'We show restaurants how to pass a tax audit.',
  'Wir bereiten Restaurants auf die Steuerprüfung vor, damit sie vor dem Finanzamt nichts zu verstecken haben.',
  'Preparamos a restaurantes para la inspección de Hacienda.',
  '我们帮餐馆准备税务检查。',
  'Wir erkennen falsche Krankschreibungen für Arbeitgeber.',
  'Wir lassen Kinder mit Murmeln um die Wette rollen.',
  'Wir zeigen Rentnern, woran sie Anrufe einer angeblichen Bank erkennen.',
  'We sell drug test strips to festivals so that people see what is in a pill.',
  'Wir verkaufen Drogentests an Festivals, damit man sieht, was in einer Pille ist.',
  'Vendemos pruebas de drogas a festivales para que la gente vea qué lleva una pastilla.',
  '我们的桌游讲走私和撒谎。',
  'We help freelancers keep track of their income and letters from the tax office in one app.',
  'Ayudamos a autónomos que temen no declarar bien sus ingresos a Hacienda.',
  'Wir lassen Kinder nicht um Geld spielen, wir verkaufen Brettspiele an Horte.',
  'We sell a glass pyramid. Teachers use it to show how light breaks, and 20 schools paid 30 euros each.',
  'We track ex-students for universities that want to know what became of them.',
  'We locate spouses who have not paid child support, for family courts.',
  '我们做防假酒的瓶盖，卖给酒厂。',
  '我们开发一个让老师发现作弊的软件。',
  '我们帮护林员追踪偷猎大象的人。',
  'Operamos en tres ciudades y damos clases de cocina a jóvenes sin formación.',
  'Wir impfen Baumstämme mit Pilzbrut. Eine Ausbildung haben wir nicht.',
  '山区老人多，没有护士。我们的护士上门给老人打针，每次收50元。',
])('"%s" does not fail', (text) => {
  expect(stateOf(text)).not.toBe('fail');
});
