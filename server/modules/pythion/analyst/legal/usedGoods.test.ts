import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';
import { readText } from '../text/readText';
import { isRefrained } from './refrained';

function legalOf(text: string): string | undefined {
  const result = analyseIdea(text);
  if (!result.ok) throw new Error(result.message);
  return result.report.dealBreakers.find(({ key }) => key === 'legal')?.state;
}

test.each([
  'We collect old bicycles and sell them to students.',
  'We collect toys that children have outgrown and sell them to families.',
  'We collect wooden pallets and sell them to neighbours.',
  'I take empty jars from farmers and sell them at the market.',
  'Wir sammeln alte Fahrräder und verkaufen sie an Bauern.',
  'Wir sammeln Kleidung, die Kindern zu klein ist, und verkaufen sie an Familien.',
  'Ich hole alte Handys ab und verkaufe sie auf dem Markt an Kinder.',
  'Recogemos móviles viejos y los vendemos a estudiantes.',
  'Recogemos libros de texto y los vendemos a turistas.',
  '我们收旧课本，再卖给孩子。',
  '我们收空瓶子，再卖给老人。',
])('a trade in what people have left over is no harm: %s', (text) => expect(legalOf(text)).not.toBe('fail'));

test.each([
  'We collect voices of callers and sell them to advertisers.',
  'We take copper cables from building sites at night and sell them.',
  'I take bicycles from the station at night and sell them to students.',
  'Wir sammeln die Daten alter Leute und verkaufen sie an Betrüger.',
  'Recogemos datos de pacientes y los vendemos a aseguradoras.',
  '我们半夜去工地偷电缆，再卖给废品站。',
])('but other things are not taken so: %s', (text) => expect(legalOf(text)).toBe('fail'));

const offers = {
  en: 'Our service helps small shops with their deliveries.',
  de: 'Unser Dienst hilft kleinen Läden bei Lieferungen.',
  es: 'Nuestro servicio ayuda a tiendas pequeñas con las entregas.',
  zh: '我们帮小店送货，每单收五块钱。',
};

test.each([
  `${offers.en} We never share names with advertisers.`,
  `${offers.en} We don't sell the data of our users.`,
  `${offers.en} We never call people at night.`,
  `${offers.de} Wir behalten nie Pässe ein.`,
  `${offers.de} Wir filmen niemanden.`,
  `${offers.de} Wir verkaufen keine Daten unserer Nutzer.`,
  `${offers.es} Nunca damos nombres a anunciantes.`,
  `${offers.es} No grabamos a nadie.`,
  `${offers.zh}我们从不扣护照。`,
  `${offers.zh}我们不卖用户的数据。`,
])('what we say that we never do is no harm: %s', (text) => expect(legalOf(text)).not.toBe('fail'));

test.each([
  'We take spare kidneys and sell them to clinics abroad.',
  'We get old pensioners to sign and sell them funds.',
  'We run a night club. We never open the emergency exits at night.',
])('but harm is what is sold so, and a duty that is left undone: %s', (text) => expect(legalOf(text)).toBe('fail'));

test.each([
  'We do not follow the hygiene rules.',
  'We never watch the children in the pool.',
  'We never sell to black people.',
  'We do not record the hours of our workers.',
  'Wir machen niemals Sicherheitsprüfungen.',
  'No seguimos las normas.',
  '我们从不联系家长。',
])('a duty that is left undone is not refrained from: %s', (text) =>
  expect(isRefrained(readText(text).clauses)).toBe(false),
);
