import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';

function legalOf(text: string): string | undefined {
  const result = analyseIdea(text);
  return result.ok ? result.report.dealBreakers.find(({ key }) => key === 'legal')?.state : result.problem;
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

test.each([
  'We never share names with advertisers.',
  "We don't sell the data of our users.",
  'We never call people at night.',
  'Wir behalten nie Pässe ein.',
  'Wir filmen niemanden.',
  'Wir verkaufen keine Daten unserer Nutzer.',
  'Nunca damos nombres a anunciantes.',
  'No grabamos a nadie.',
  '我们从不扣护照。',
  '我们不卖用户的数据。',
])('what we say that we never do is no harm: %s', (text) => expect(legalOf(text)).not.toBe('fail'));
