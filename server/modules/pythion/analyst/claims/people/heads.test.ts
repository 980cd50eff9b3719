import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const headsOf = (text: string, language: string): number | undefined =>
  reviewedOf(text, language).find(({ kind }) => kind === 'people')?.quantity?.value;

test.each([
  [4, 'de', 'Wir sind drei Ingenieure und eine Vertrieblerin.'],
  [4, 'en', 'We are three engineers and a salesperson, and we build sensors for greenhouses.'],
  [4, 'es', 'Somos tres ingenieros y una comercial, y fabricamos sensores para invernaderos.'],
  [4, 'zh', '我们是三个工程师和一个销售，为大棚做传感器。'],
  [2, 'de', 'Meine Frau und ich führen seit 2019 einen Hofladen und wollen jetzt Kisten liefern.'],
  [2, 'en', 'My wife and I have run a farm shop since 2016 and now want to deliver boxes.'],
  [2, 'es', 'Mi mujer y yo llevamos desde 2016 una tienda y ahora queremos repartir cajas.'],
  [2, 'zh', '我和妻子从2016年开始经营一家农场店，现在想把蔬菜送到北京。'],
  [2, 'de', 'Wir bauen eine App. Meine Mitgründerin war elf Jahre Abrechnungsleiterin in einer Praxiskette.'],
  [1, 'de', 'Ich mache das erstmal allein neben meinem Job bei der Post.'],
  [1, 'en', 'I do this on my own next to my job at the post office.'],
  [1, 'es', 'Lo hago sola además de mi trabajo en correos.'],
])('%s heads: %s %s', (heads, language, text) => expect(headsOf(text, language)).toBe(heads));

test.each([
  ['de', 'Ich suche einen Mitgründer, wir bauen eine App für Hausverwaltungen.'],
  ['de', 'Wir haben zwei Hunde und eine Katze und bauen Körbe für Haustiere.'],
  ['de', 'Meine Frau und ich wohnen in Ulm.'],
  ['en', 'My co-founder left in May, we build an app for bakers.'],
])('no heads are told: %s %s', (language, text) => expect(headsOf(text, language)).toBeUndefined());

const hasYears = (text: string, language: string): boolean =>
  reviewedOf(text, language).some(({ kind }) => kind === 'teamFits');

test.each([
  ['de', 'Meine Frau und ich führen seit 2019 einen Hofladen in der Uckermark und wollen jetzt Kisten liefern.'],
  ['de', 'Seit acht Jahren betreibe ich eine Schreinerei in Ulm, jetzt will ich Särge bauen.'],
  ['en', 'My wife and I have run a farm shop since 2016 and now want to deliver boxes of vegetables to Leeds.'],
  ['es', 'Mi mujer y yo llevamos desde 2016 una tienda de verduras y ahora queremos repartir cajas en Madrid.'],
  ['zh', '我和妻子从2016年开始经营一家农场店，现在想把蔬菜送到北京。'],
])('a firm that is run for years is experience: %s %s', (language, text) =>
  expect(hasYears(text, language)).toBe(true),
);

test.each([
  ['de', 'Das Jobcenter übernimmt zwei Jahre lang 75 Prozent der Löhne.'],
  ['de', 'Zwei Jahre lang trägt die Stadt die Miete der Werkstatt.'],
  ['de', 'Wir suchen seit 2019 einen Laden in Ulm und wollen dort Brot backen.'],
  ['en', 'The job centre covers 75% of the wages for two years.'],
  ['es', 'La oficina de empleo cubre durante dos años el 75 % de los salarios.'],
  ['zh', '就业局三年内补贴75%的工资。'],
])('years of a subsidy or a search are none of the team: %s %s', (language, text) =>
  expect(hasYears(text, language)).toBe(false),
);
