import { expect, test } from 'vitest';
import { readText } from './readText';

const modalitiesOf = ([language, text]: readonly string[]) =>
  readText(text!, language!).clauses.map(({ modality }) => modality);

test.for([
  ['es', 'Estoy casi seguro de que diez de ellos se apuntan.'],
  ['es', 'Seguro que se apuntan veinte bares.'],
  ['es', 'Creo que veinte bares la usan.'],
  ['es', 'Es muy posible que sesenta personas volvieran.'],
  ['de', 'Mein Bauchgefühl sagt, dass dreißig Firmen kaufen würden.'],
  ['es', 'Treinta y tres abuelos vendrían a clase.'],
  ['es', 'A todas me las presentaria la misma administradora.'],
  ['es', 'El líder nos prestaría el micrófono.'],
  ['zh', '我相信会有四十个家庭回购。'],
  ['zh', '估计有四十个家庭会再来买。'],
  ['zh', '牙医肯定愿意为它付100元。'],
])('what is only believed is no fact: %s %s', (example) => expect(modalitiesOf(example)).not.toContain('fact'));

test.for([
  ['es', 'Vendemos un seguro para repartidores.'],
  ['es', 'Los padres querían una clase.'],
  ['es', 'Los olivos se morían de sed.'],
  ['es', 'El vecino me quería comprar dos.'],
  ['es', 'Me las mandó la panadería.'],
  ['es', 'Nos transferían 300 euros al mes.'],
  ['es', 'Las tiendas nos preferían.'],
  ['es', 'Nos encarga pan una guardería.'],
  ['es', 'Las panaderías tiran el pan.'],
  ['zh', '我们估计每家每月浪费两百元。'],
  ['zh', '我觉得贵的客户已经走了。'],
])('what is told is one: %s %s', (example) => expect(modalitiesOf(example)).toContain('fact'));
