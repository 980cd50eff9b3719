import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';
import { readToldWays } from './toldWays';

const read = (text: string, language: string) => {
  const { clauses } = readText(text, language);
  const known = readClaims(clauses);
  return { known, added: readToldWays(clauses, known) };
};
const isTried = ({ kind }: { kind: string }): boolean => kind === 'channelTried';

/** By these rules or those of the clause. */
const isTold = (text: string, language: string): boolean => {
  const { known, added } = read(text, language);
  return [...known, ...added].some(isTried);
};
const isAdded = (text: string, language: string): boolean => read(text, language).added.some(isTried);

test.each([
  ['Seven firms pay us £3 a week. They came from me walking onto sites with a flask of tea.', 'en'],
  ['Nine salons pay us £20 a month. They all came through my old boss.', 'en'],
  ['Nine salons use it. They found us through a post in the trade forum.', 'en'],
  ['We shared it in the chat group of a foundation. In the first month 31 families asked for a contact.', 'en'],
  ['Twelve cafes pay us. Most of them came because I rang them.', 'en'],
  ['The first six customers came after my sister mentioned it in her newsletter.', 'en'],
  ['Nine learners pay us £30. I got them by going to the test centre car park and talking to them.', 'en'],
  ['Sieben Firmen zahlen uns 30 Euro. Sie kamen über den Innungsmeister.', 'de'],
  ['Gefunden haben mich die meisten über zwei Gabelstaplerhändler.', 'de'],
  ['Die Hälfte kam durch die Hebammen im Ort.', 'de'],
  ['Die anderen kamen, weil ich sie angerufen habe.', 'de'],
  ['Die meisten haben uns über zwei Tierärzte gefunden.', 'de'],
  ['Las otras dos vinieron porque sus presidentes comen con el mío.', 'es'],
  ['La mitad llega por antiguos alumnos, el resto por la academia.', 'es'],
  ['Los clientes vinieron por una charla que dimos en la casa de cultura.', 'es'],
  ['Me encuentran por un grupo de WhatsApp de ganaderos.', 'es'],
  ['The customers came from an evening that we ran at the town hall.', 'en'],
  ['Die Kunden kamen von einem Abend, den wir im Rathaus veranstaltet haben.', 'de'],
  ['Casi todos vinieron por recomendación de otros clientes.', 'es'],
  ['La mayoría llegaron a través de dos veterinarios.', 'es'],
  ['Los primeros equipos los conseguí parándome en la entrada de las canchas.', 'es'],
  ['Tengo 14 clientes. Los conseguí yendo puerta a puerta por el barrio.', 'es'],
  ['Los clientes los conseguí tocando puertas en Chapinero.', 'es'],
  ['Fui restaurante por restaurante con una muestra y así conseguí 14.', 'es'],
  ['Los avisos nos llegan por los administradores de fincas.', 'es'],
  ['Nos pagan 57 alumnos. Se enteran de nosotros por las matronas del centro de salud.', 'es'],
  ['客户大部分是苗商帮忙推的。', 'zh'],
  ['一半是老客户带来的。', 'zh'],
  ['学员大多是家长互相介绍来的。', 'zh'],
  ['订单一半是通过镇上的农机站找来的。', 'zh'],
])('customers who came by a way tell what came of it: %s', (text, language) =>
  expect(isTold(text, language)).toBe(true),
);

test.each([
  ['By June we had sold 141 appointments. How do they find me? The surgery receptionists mostly.', 'en'],
  ['We have 40 paying customers. Where do they come from? Mostly the vet two doors down.', 'en'],
  ['40 Kunden zahlen uns. Wie finden sie mich? Über die Tierärzte im Ort.', 'de'],
  ['40 clientes nos pagan. ¿Cómo me encuentran? Por las recepcionistas.', 'es'],
  ['Since last September 64 groups have listed something, mainly because I emailed everyone in the federation.', 'en'],
  ['12 bakeries signed up after my uncle told them at the guild.', 'en'],
  ['38 Betriebe haben sich angemeldet, weil ich sie angeschrieben habe.', 'de'],
  ['30 talleres se apuntaron porque les llamé uno por uno.', 'es'],
  ['We put it out in May after my brother-in-law posted it in a koi forum. 410 people downloaded it.', 'en'],
  ['Meine Frau hat es in einer Facebook-Gruppe geteilt. 60 Leute haben sich angemeldet.', 'de'],
  ['Mi hermano lo publicó en un foro de motos. 80 personas se apuntaron.', 'es'],
])('an answer, a cause or a turnout tells it: %s', (text, language) => expect(isTold(text, language)).toBe(true));

test.each([
  ['A mailshot to 500 takeaways got me three jobs.', 'en'],
  ['I did try Facebook ads, £180 over six weeks, got two bookings.', 'en'],
  ['Zwei Anzeigen im Amtsblatt brachten mir vier Aufträge.', 'de'],
  ['Kaltanrufe: 120 Anrufe, ein einziger Auftrag.', 'de'],
  ['Los anuncios en la radio me trajeron cinco clientes.', 'es'],
])('what was spent on and its result are told: %s', (text, language) => expect(isTold(text, language)).toBe(true));

test.each([
  ['Seven firms pay us £3 a week. They will come through the guild.', 'en'],
  ['Seven firms pay us. They came from Kent and Essex.', 'en'],
  ['Seven firms pay us. They came because we are cheaper.', 'en'],
  ['Seven firms pay us. They come in the morning.', 'en'],
  ['They came from my idea of a better lunch.', 'en'],
  ['The complaints came from the neighbours.', 'en'],
  ['Most come from farms in Kent.', 'en'],
  ['How will they find us? The surgery receptionists mostly.', 'en'],
  ['How do they find us? The surgery receptionists mostly.', 'en'],
  ['We have 40 paying customers. How do they find us? I don’t know yet.', 'en'],
  ['There are 400 bakeries in Kent. How do we reach them? The guild.', 'en'],
  ['64 groups have left because I emailed everyone.', 'en'],
  ['We want 64 groups to sign up because I will email everyone.', 'en'],
  ['We posted it in a koi forum.', 'en'],
  ['We posted it in a koi forum and nobody signed up.', 'en'],
  ['We posted it in a koi forum. Nobody downloaded it.', 'en'],
  ['A mailshot to 500 takeaways will get me three jobs.', 'en'],
  ['We hope that a mailshot brings us 30 customers.', 'en'],
  ['The agency says that ads brought them 300 customers.', 'en'],
  ['A mailshot cost me £340.', 'en'],
  ['Sie werden über die Innung kommen.', 'de'],
  ['Die meisten kommen aus Bayern.', 'de'],
  ['Die meisten kamen über 60 Euro im Monat nicht hinaus.', 'de'],
  ['Die meisten kommen, weil es billig ist.', 'de'],
  ['Die Kunden sollen über Anzeigen kommen.', 'de'],
  ['Vendrán por la academia.', 'es'],
  ['La mitad llega por la tarde.', 'es'],
  ['La mayoría viene por el precio.', 'es'],
  ['Vinieron porque somos más baratos.', 'es'],
  ['客户将靠苗商介绍来。', 'zh'],
  ['我们打算让老客户带来一半的订单。', 'zh'],
  ['同行的客户大部分是中介介绍来的。', 'zh'],
  ['客户大部分是种草莓的。', 'zh'],
  ['大部分损失是司机带来的。', 'zh'],
  ['客户的投诉大部分是邻居带来的。', 'zh'],
  ['Tenants came because we live next door and they told us the lift was broken.', 'en'],
  ['30 tenants complained because I asked them about the lift.', 'en'],
  ['Most of the mould comes from the old windows, and half of it from the bathroom.', 'en'],
  ['Their customers came from a mailshot to 500 takeaways.', 'en'],
  ['La mitad de los pedidos llega por error.', 'es'],
])('what is planned, of others or no way isn’t: %s', (text, language) => expect(isAdded(text, language)).toBe(false));

const visits = 'Up to now 23 families have had at least one visit at £18, and 14 paid us for every week since May.';

test.each([
  'We started in Stockport with a card in the waiting room of the clinic and a post in the local Facebook group.',
  'I left leaflets at the memory clinic in February.',
])('customers who are counted after it came by what we did: %s', (way) => {
  expect(isTold(`${way} ${visits}`, 'en')).toBe(true);
});

test.each([
  'We will put a card in the waiting room of the clinic.',
  'There is a local Facebook group.',
  'A rival put a card in the waiting room of the clinic.',
])('and not by this: %s', (way) => {
  expect(isTold(`${way} ${visits}`, 'en')).toBe(false);
});

test.each([
  'I asked 14 cafes. Nine said yes and paid a deposit.',
  'I went round fourteen kitchens with a cool box. Nine said yes and have ordered every week since May.',
  'We rang thirty garages. Eleven of them pay us £20 a month.',
])('those who were asked and bought tell what came of the asking: %s', (text) => expect(isTold(text, 'en')).toBe(true));

test.each([
  ['Auf der Innungsversammlung habe ich das gezeigt. Elf Betriebe nutzen es heute und zahlen 39 Euro im Monat.', 'de'],
  ['Das habe ich im Januar in drei Gruppen gestellt, da haben sich 64 Leute eingetragen.', 'de'],
  ['Se los dejamos probar a ocho restaurantes. Cinco nos pidieron más, a 12 euros el kilo.', 'es'],
  ['We let eight restaurants try it. Five asked for more.', 'en'],
])('what is shown where a trade meets has its result behind it: %s', (text, language) =>
  expect(isTold(text, language)).toBe(true),
);

test.each([
  ['Auf der Innungsversammlung haben wir gegessen. Elf Betriebe zahlen 39 Euro im Monat.', 'de'],
  ['Das stelle ich bald in drei Gruppen, da haben sich 64 Leute eingetragen.', 'de'],
  ['Se los dejamos probar a ocho restaurantes. Nadie nos pidió más.', 'es'],
])('and none by this: %s', (text, language) => expect(isAdded(text, language)).toBe(false));

test.each([
  'I asked 14 cafes what they throw away. Nine pay a waste firm £40 a month.',
  'I asked 14 cafes if they would buy it. Nine said yes.',
  'I asked 14 cafes. None said yes.',
  'I asked 14 cafes. Forty people paid a deposit for the fair.',
  'We will ask 14 cafes. Nine said yes and paid a deposit.',
])('nothing came of that asking: %s', (text) => expect(isAdded(text, 'en')).toBe(false));

test('who posts and counts nobody has no result', () => {
  expect(isAdded('I left leaflets at the memory clinic in February. Nobody rang.', 'en')).toBe(false);
});
