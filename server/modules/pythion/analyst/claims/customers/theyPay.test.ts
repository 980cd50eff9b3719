import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { withTheyPay } from './theyPay';

const isPaid = (text: string): boolean =>
  withTheyPay([], readText(text, 'es').clauses).some(({ kind }) => kind === 'paidPrice');

test.for([
  'A 17 de nuestros 22 sastres los encontramos los sábados. Pagan 15 euros al mes por la aplicación.',
  '12 talleres usan nuestra aplicación. Ya pagan 20 euros al mes.',
])('who was counted pays: %s', (text) => expect(isPaid(text)).toBe(true));

test.for([
  '12 talleres usan nuestra aplicación. Pagan 20 euros al mes a un gestor.',
  '12 talleres usan nuestra aplicación. Pagarían 20 euros al mes.',
  'Hablamos con 12 talleres. Pagan 20 euros al mes por papel.',
  'Los talleres usan papel. Pagan 20 euros al mes por archivadores.',
  'En nuestra ciudad hay 220 sastres. Pagan 900 euros al mes de alquiler.',
  'Nuestros 12 talleres usan papel. Pagan 15 euros al mes al gestor.',
  '12 talleres usan nuestra aplicación. No pagan 20 euros al mes.',
])('nobody is said to pay us: %s', (text) => expect(isPaid(text)).toBe(false));
