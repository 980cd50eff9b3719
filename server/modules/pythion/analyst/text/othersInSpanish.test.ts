import { expect, test } from 'vitest';
import { isOthersBusiness } from './othersBusiness';
import { readText } from './readText';

const isOthers = (text: string): boolean => readText(text, 'es').clauses.some(isOthersBusiness);

test.each([
  'Son 26 las carnicerías que tiene en el abono mi cuñado en Santa Fe, que arrancó antes que yo.',
  'Eran 40 los pozos que atendía mi suegro cuando vivía en Tandil.',
  '1,800 costales vendió él en lo que va del año, según presume.',
  '90 piscinas limpió mi primo el verano pasado.',
  'El diciembre pasado, según dicen, a un apicultor de Rionegro le pagaron 14 fincas, y eso me anima.',
  'A una costurera de Oruro le encargaron 60 polleras para la fiesta.',
  'Abonadas hay 143 familias en lo de Nélida, la cuidadora de la otra puerta.',
  'La franquicia a la que me uno tuvo el año pasado en su tienda de Pamplona 318 pedidos, cobrados todos.',
  'Un conocido de Rafaela tiene una página de tractores y ahí se cerraron 83 ventas.',
  'Mi compadre en Apizaco les pica a 26 molinos y vive de eso.',
  'Un profesor en La Paz comparó treinta casas con treinta y las estudiadas se rajaban menos.',
  'En Barcelona hay una chica que tiene lista de espera hasta agosto.',
])('the doer is another: %s', (text) => {
  expect(isOthers(text)).toBe(true);
});

test.each([
  'Son 26 las carnicerías que tengo en el abono.',
  'Eran 40 los pozos que atendíamos con mi suegro.',
  'Mi cuñado me mandó 26 carnicerías en marzo.',
  'A una clienta de Oruro le cosí 60 polleras.',
  'A un hotel de Salou le lavamos 300 sábanas por semana.',
  'Abonadas hay 143 familias, la mitad de la otra puerta.',
  'La franquicia que vendo tiene ya 12 locales nuestros.',
  'Mi primo y yo limpiamos 90 piscinas el verano pasado.',
  'Un laboratorio en La Paz comparó 30 muestras de mi queso con 30 del otro.',
  'En Barcelona tengo lista de espera hasta agosto.',
  'Una clienta de Rafaela tiene una tienda y ahí vendimos 83 mantas.',
  'Una señora en Lugo probó 12 sillas y compró dos.',
  'Una floristería de Chapinero apuntó 46 devoluciones en el mes de la madre.',
  'A una panadera de Lugo le piden 40 tartas al día y no da abasto.',
])('ours is ours: %s', (text) => {
  expect(isOthers(text)).toBe(false);
});

test.each([
  'Pico la piedra de los molinos. Mi compadre en Apizaco les pica a 26 molinos. A él lo recomiendan los cuñados de sus clientes.',
  'Hago tartas. La franquicia a la que me uno tuvo el año pasado 318 pedidos. Allí, de cada diez clientas, seis habían comprado ya antes.',
])('the next sentence goes on about the other: %s', (text) => {
  expect(isOthersBusiness(readText(text, 'es').clauses.at(-1)!)).toBe(true);
});

test('what we go on with is ours', () => {
  const text =
    'Pico la piedra de los molinos. Mi compadre en Apizaco les pica a 26 molinos. A mí me recomiendan mis clientes.';
  expect(isOthersBusiness(readText(text, 'es').clauses.at(-1)!)).toBe(false);
});
