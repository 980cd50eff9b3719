import { expect, test } from 'vitest';
import { normaliseText } from './normalise';

test.each([
  ['De esas quince, trece terminaron de cancelar.', 'trece me pagaron.'],
  ['Terminé 14 hectáreas, once ya canceladas.', 'once ya pagadas'],
  ['Entregué 30 uniformes, todos cancelados.', 'todos pagados'],
  ['Doce clientas cancelaron la cuota de mayo.', 'clientas pagaron la cuota'],
  ['El colegio canceló al contado.', 'colegio pagó al contado'],
  ['Ocho han cancelado por adelantado.', 'ocho han pagado por adelantado'],
  ['Jabón, luz, gas y el muchacho: uno con diez.', ': 1,10.'],
  ['Cada bolsa me sale a dos con cincuenta.', 'a 2,50.'],
  ['El saco sale en ¢3.200.', '₡3.200'],
])('the sense that is meant: %s', (text, written) => {
  expect(normaliseText(text).text).toContain(written);
});

test.each([
  'Once clientes cancelaron el mes pasado.',
  'Tres terminaron de cancelar la suscripción.',
  'Ya cancelados: 14 pedidos.',
  'Cancelaron el pedido.',
  'Canceló la reserva por adelantado.',
  'Vendí 14 cursos, todos cancelados por la lluvia.',
  'Hice 12 reservas y ya canceladas.',
  'Cancelaron por adelantado la cita.',
  'Canceló el total de sus pedidos.',
  'Tenía dos con cincuenta.',
  'Salgo a uno con mi hermano.',
  'Trabajo con diez talleres.',
])('the first sense stays: %s', (text) => {
  expect(normaliseText(text).text).toBe(text.toLowerCase());
});
