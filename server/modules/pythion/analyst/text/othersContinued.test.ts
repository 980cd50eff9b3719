import { expect, test } from 'vitest';
import { analysisOf } from '../testing/analysisOf';

const factsOf = (text: string) => analysisOf(text).facts;

test.each([
  'I would like to open a pottery cafe. A cafe in Bath does it and they have 200 customers a week who pay £18 each.',
  'I would like to open a pottery cafe. A cafe in Bath does it. They have 200 customers a week who pay £18 each.',
  'I would like to open a pottery cafe. There is one in Bath and it has 200 customers a week paying £18.',
  'I would like to open a pottery cafe. My friend in Bath has one. She has 200 customers who pay £18 each.',
  'I would like to open a pottery cafe. There is one in Bath. It takes £3,600 a week from 200 customers.',
  'Ich möchte ein Töpfercafé eröffnen. Ein Café in Wels macht das und die haben 200 Gäste, die je 18 Euro zahlen.',
  'Ich möchte ein Töpfercafé eröffnen. Meine Freundin in Wels hat eins. Sie hat 200 Kunden, die je 18 Euro zahlen.',
  'Quiero abrir un café de cerámica. Una cafetería de Burgos lo hace y tienen 200 clientes que pagan 18 euros.',
  'Quiero abrir un café de cerámica. En Burgos hay una. Tiene 200 clientes que pagan 18 euros cada uno.',
  '我想在镇上开一家陶艺咖啡馆。县城有一家这样做，他们每周有200个客人，每人付18元。',
  '我想在镇上开一家陶艺咖啡馆。我朋友在县城开了一家。她每周有200个客人，每人付18元。',
])('the pronoun after another’s business names its owner: %s', (text) => {
  const { price, payingCustomers } = factsOf(text);
  expect({ price, payingCustomers }).toEqual({ price: null, payingCustomers: null });
});

test.each([
  'I run two pottery cafes. There is one in Bath and it has 200 customers a week who pay £18.',
  'We clean windows in Leeds. The customers like it. They pay £18 each and 200 have paid.',
  'I run a pottery cafe. A cafe in Bath buys from us. They pay us £18 each and 30 customers paid.',
])('ours is ours: %s', (text) => {
  expect(factsOf(text).payingCustomers).not.toBeNull();
});

test.each([
  "I keep books for groomers. My cousin's firm in Toledo has 40 clients. She found 13 of those through a supply store.",
  'I rent out goats. The herd over in Ashland is booked solid, 23 places. They told me eight had them the year before.',
])('what she found, and they told, is theirs: %s', (text) => expect(factsOf(text).payingCustomers).toBeNull());
