import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { readClaims } from '../readClaims';
import { isMetAtPlace } from './metAtPlace';
import { readToldWays } from './toldWays';

const isMet = (text: string, language: string): boolean =>
  readText(text, language).clauses.some((clause) => isMetAtPlace(clause));

test.each([
  ['en', 'We talked to 26 crab fishers on the quay at five in the morning.'],
  ['en', 'In May I sat in the church hall with nine people who keep bees.'],
  ['en', 'I visited 14 roofers in the county.'],
  ['en', 'Asked 40 cab drivers at two taxi ranks.'],
  ['de', '15 Tischler im Landkreis besucht, meist nach Feierabend.'],
  ['de', 'Ich habe auf drei Autohöfen mit 31 Fahrern gesprochen.'],
  ['de', 'Wir haben am Hafen 22 Fischer gefragt, was sie heute tun.'],
  ['es', 'Hablamos con 18 vendedoras en el mercado de abajo.'],
  ['es', 'He estado en cinco pueblos, hablé con unas 30 personas.'],
  ['en', 'We spent three Sundays outside the garden centre and 40 gardeners told us how they water.'],
  ['de', 'Ich habe mich jeden Morgen an die Haltestelle gestellt und 48 Pendler nach ihrem Weg gefragt.'],
  ['es', 'Pasé tres domingos en el rastro preguntando a 37 vendedores cómo guardan la mercancía.'],
  ['zh', '我在两个工地问了三十个瓦工。'],
  ['zh', '我在菜场蹲了一个礼拜，跟二十六个摊主聊了收摊的事。'],
  ['es', 'Pregunté a 25 madres a la puerta del colegio.'],
  ['en', 'We spoke to 30 anglers at the harbour, and each filled in a short questionnaire.'],
  ['de', 'Wir haben 30 Angler am Hafen angesprochen und mit ihnen einen Fragebogen ausgefüllt.'],
])('those who may buy are met where they are: %s %s', (language, text) => expect(isMet(text, language)).toBe(true));

test.each([
  ['en', 'We want to talk to 26 crab fishers on the quay.'],
  ['en', 'We talked to 26 friends at the market.'],
  ['en', 'We talked to three crab fishers on the quay.'],
  ['en', 'We talked to 26 crab fishers.'],
  ['en', 'We have not talked to 26 fishers on the quay.'],
  ['de', 'Wir wollen 15 Tischler im Landkreis besuchen.'],
  ['de', 'Ich habe mit 31 Freunden am Strand gesprochen.'],
  ['es', 'Queremos hablar con 18 vendedoras en el mercado.'],
  ['es', 'Hablé con 18 amigas en el mercado.'],
  ['de', 'Wir haben 200 Studenten in einer Umfrage zu einem Raum am Bahnhof gefragt.'],
  ['es', 'Preguntamos a 200 estudiantes en una encuesta por una sala en la estación.'],
  ['zh', '我打算在两个工地问三十个瓦工。'],
  ['zh', '我在公园问了三十个朋友。'],
  ['zh', '我在公园跟二十六个同学聊了。'],
  ['es', 'Pasé tres domingos en el rastro y vendí 37 sillas.'],
  ['en', 'I visited 12 countries in my twenties.'],
  ['en', 'I asked 30 questions at the fair.'],
  ['de', 'Ich habe 12 Länder besucht.'],
  ['de', 'Wir haben 12 Kurse besucht.'],
  ['es', 'Visité 12 países en mi juventud.'],
  ['zh', '我在医院见了五个医生看病。'],
])('and others are not: %s %s', (language, text) => expect(isMet(text, language)).toBe(false));

test('who was met once and can’t be found again is no way', () => {
  const isTried = (text: string): boolean => {
    const { clauses } = readText(text, 'en');
    return readToldWays(clauses, readClaims(clauses)).some(({ kind }) => kind === 'channelTried');
  };
  const talk = 'I asked 26 owners at two stables what they pay for hay.';
  expect(isTried(talk)).toBe(true);
  expect(isTried(`${talk} We don't have any other way to find riders.`)).toBe(false);
});
