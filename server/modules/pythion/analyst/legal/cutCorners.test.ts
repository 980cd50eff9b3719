import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { findPlainAct } from './plainActs';

const read = (text: string): string | undefined => findPlainAct(readText(text, 'es').clauses)?.id;

test.each([
  [
    'Si me falta harina especial meto un poco de la normal y dejo la misma etiqueta, total, ni se enteran.',
    'passed off',
  ],
  ['Cuando no llega la miel le echo de la barata con la misma etiqueta y nadie se entera.', 'passed off'],
  ['Dos no son médicos titulados, pero firman la receta con el sello de una doctora que ya se jubiló.', 'false papers'],
  ['No tengo título y firmo los planos con la matrícula de un amigo.', 'false papers'],
  ['A los repartidores los ponemos como autónomos aunque tienen horario y jefe.', 'false self-employment'],
  ['Trabajamos con unos falsos autónomos.', 'false self-employment'],
])('%s', (text, id) => {
  expect(read(text)).toBe(id);
});

test.each([
  'Si me falta harina especial, ese día no hago pan y lo digo.',
  'La competencia mete harina normal con la misma etiqueta y nadie se entera.',
  'Uso harina normal para el pan normal, cada uno con su etiqueta.',
  'No somos médicos: la receta la firma la doctora, que revisa cada consulta.',
  'Firmo los planos con mi matrícula de arquitecta.',
  'Los repartidores van como autónomos y eligen cuándo trabajan.',
  'Nunca ponemos a los repartidores como autónomos.',
  'Contratamos repartidores como autónomos y con horario libre.',
  'Los trabajadores van como autónomos pero tienen horario y jefe: les ayudamos a reclamar.',
])('no harm: %s', (text) => {
  expect(read(text)).toBeUndefined();
});

test.each([
  ['de', 'Wir schließen die Notausgänge nie ab.'],
  ['de', 'Wir verriegeln die Notausgänge nie.'],
  ['zh', '我们提醒商场不堵消防通道。'],
  ['zh', '我们让黑客偷不走客户的数据。'],
])('what is never done or prevented is no act: %s %s', (language, text) => {
  expect(findPlainAct(readText(text, language).clauses)).toBeUndefined();
});
