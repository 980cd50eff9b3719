import { expect, test } from 'vitest';
import { analyseIdea } from '../analyse';

/** The currency of the price that a text hands over. */
const currencyOf = (text: string): string | undefined => {
  const result = analyseIdea(text);
  return result.ok ? result.facts.price?.currency : undefined;
};

test.for([
  ['Hacemos una app de pedidos para tiendas de barrio de Bogotá. 9 tiendas ya pagan 35.000 pesos al mes.', 'COP'],
  ['Hacemos una app de pedidos para tiendas de Buenos Aires. Cobramos 9.000 pesos al mes.', 'ARS'],
  ['Hacemos una app de pedidos para tiendas de Monterrey. Cobramos 900 pesos al mes.', 'MXN'],
  ['Hacemos una app de pedidos para tiendas. Cobramos 35.000 pesos colombianos al mes.', 'COP'],
  ['Hacemos una app de pedidos para tiendas de Chile y México. Cobramos 900 pesos al mes.', 'MXN'],
  ['Reparamos bicicletas a domicilio en Pereira. Cobramos 40.000 pesos al mes.', 'COP'],
  ['Reparamos bicicletas a domicilio en Temuco. Cobramos 9.000 pesos al mes.', 'CLP'],
  ['Reparamos bicicletas a domicilio en Querétaro. Cobramos 300 pesos al mes.', 'MXN'],
  ['We run a booking app for shops in Manila. We charge 900 pesos a month.', 'PHP'],
] as const)('%s: %s', ([text, currency]) => {
  expect(currencyOf(text)).toBe(currency);
});
