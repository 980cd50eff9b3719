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
])('"%s" does not fail', (text) => {
  expect(stateOf(text)).not.toBe('fail');
});
