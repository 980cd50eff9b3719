import { expect, test } from 'vitest';
import { analyseIdea } from '../../analyse';
import { readText } from '../../text/readText';
import { readPilots } from './pilot';

const isPilot = (text: string, language: string): boolean => readPilots(readText(text, language).clauses).length > 0;

test.each([
  ['en', 'We tried it last October in two villages: fourteen houses signed up, a plumber came and charged £1,120.'],
  ['de', 'Wir haben es in zwei Dörfern ausprobiert: vierzehn Häuser haben mitgemacht und zahlten 1.120 Euro.'],
  ['es', 'Lo probamos en mi pueblo: se apuntaron catorce casas, vino un fontanero y cobró 1.120 euros en un día.'],
])('%s: a trial in which several paid is use: %s', (language, text) => expect(isPilot(text, language)).toBe(true));

test.each([
  ['en', 'We tried it in two pubs: fourteen people signed up, nobody came and paid £5.'],
  ['en', 'We tried it in two pubs: fourteen people signed up.'],
  ['en', 'We will try it in two villages: fourteen houses signed up and will be charged £40.'],
  ['en', 'We tried the rival app: fourteen houses signed up and they charged £40.'],
  ['es', 'Si lo probamos y se apuntan catorce casas, cobraremos 1.120 euros.'],
])('%s: no paid trial: %s', (language, text) => expect(isPilot(text, language)).toBe(false));

test('a paid trial is no mere opinion, and what is said in a talk is no use', () => {
  const idea = 'Queremos montar una página para que los pueblos pequeños de Teruel encuentren fontaneros.';
  const capsOf = (text: string) => {
    const result = analyseIdea(`${idea} ${text}`, 'es');
    return result.ok ? result.report.caps.map(({ key }) => key) : [];
  };
  expect(capsOf('Lo probamos en mi pueblo: se apuntaron catorce casas y el fontanero cobró 1.120 euros.')).toEqual([]);
  const said = analyseIdea(
    `${idea} He hablado con tres empresas, una me dijo que sí para septiembre y las otras dos tienen su propio mecánico.`,
    'es',
  );
  expect(said.ok && said.report.scores.flatMap(({ reasons }) => reasons.map(({ text }) => text))).not.toContain(
    'It works in real use.',
  );
});
