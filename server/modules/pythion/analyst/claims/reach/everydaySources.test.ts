import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { isEverydaySource } from './everydaySources';

const isSource = (text: string, language: string): boolean =>
  readText(text, language).clauses.some((clause) => isEverydaySource(clause));

test.each([
  ['en', 'Most of them come because a friend told them.'],
  ['en', 'Two thirds ring because their midwife mentioned us.'],
  ['en', 'The rest from a bakery that keeps our flyer on the counter.'],
  ['en', 'I get found through a sailing forum.'],
  ['en', 'I sell on Vinted, and 31 jumpers sold last month.'],
  ['en', 'Hardly anyone came through an ad: they wear it to work and colleagues ask.'],
  ['de', 'Die meisten kommen, weil ihnen eine Nachbarin davon erzählt hat.'],
  ['de', 'Der Rest kommt von einer Apotheke, die meine Karte auslegt.'],
  ['de', 'Gefunden werde ich über zwei Sattler.'],
  ['de', 'Wir haben sie über die Wohnungsliste des Studentenwerks gefunden.'],
  ['de', 'Ich fand sie über einen Aushang an der Uni.'],
  ['de', 'Kaum jemand kam über eine Anzeige: sie tragen sie im Büro und die Kollegen fragen.'],
  ['es', 'La mayoría viene porque una vecina se lo contó.'],
  ['es', 'El resto llega de una farmacia que tiene mis tarjetas.'],
  ['es', 'Casi nadie vino por internet: lo llevan al trabajo y los colegas preguntan.'],
  ['de', 'Zur Hälfte bringt mir die Beraterin vom Krankenhaus die Leute.'],
  ['es', 'Les dejo una tarjeta y ellos me pasan a los padres.'],
  ['en', 'Most are sent to me by a photographer from town.'],
  ['de', 'Die meisten schickt mir eine Fotografin aus der Stadt.'],
  ['es', 'La mayoría me las manda una fotógrafa de la ciudad.'],
  ['de', '17 unserer 22 Schneider haben wir samstags auf dem Stoffmarkt gefunden.'],
  ['zh', '一家做完就介绍下一家，现在跑十一家。'],
  ['zh', '客源主要靠幼儿园老师口口相传，我们不打广告。'],
  ['zh', '我在闲鱼上卖，上个月卖了二十多台。'],
])('where those who come have it from: %s %s', (language, text) => expect(isSource(text, language)).toBe(true));

test.each([
  ['en', 'Most of them would come because a friend told them.'],
  ['en', 'We hope to be found through a sailing forum.'],
  ['en', 'Most of them come because they have no car.'],
  ['en', 'The rest from a bakery that closes at noon.'],
  ['en', 'Our rival gets found through a sailing forum.'],
  ['de', 'Die meisten kommen nicht, weil ihnen jemand davon erzählt hat.'],
  ['de', 'Die meisten kommen, weil der Bus hier hält.'],
  ['de', 'Die Hälfte schickt mir die Ware zurück.'],
  ['de', 'Die meisten schickt uns der Zoll zurück.'],
  ['de', 'Die meisten bringt uns der Hunger um den Schlaf.'],
  ['de', 'Wir haben sie über viele Monate mühsam erreicht.'],
  ['de', '17 unserer 22 Schneider haben wir auf dem Stoffmarkt nicht gefunden.'],
  ['en', 'Most would be sent to me by a photographer.'],
  ['de', 'Die meisten schicken mir eine Nachricht.'],
  ['es', 'La mayoría me manda una foto.'],
  ['es', 'La mayoría viene porque no tiene coche.'],
  ['es', 'Casi nadie vino por internet y no sabemos qué hacer.'],
  ['de', 'Morgens bringt mir die Beraterin niemanden, keine Leute.'],
  ['es', 'Ellos no me pasan a los padres.'],
  ['zh', '希望一家做完就介绍下一家。'],
  ['zh', '客源打算靠老师介绍。'],
  ['zh', '同行在闲鱼上卖，价格很低。'],
  ['en', 'They come because the doctor told them to lose weight.'],
  ['en', 'They ring because someone told them the boiler would explode.'],
  ['es', 'Vienen porque el médico les dijo que caminen.'],
  ['zh', '生意不靠介绍，没人推荐。'],
  ['zh', '以前客源靠介绍，现在没有了。'],
])('and what is no such source: %s %s', (language, text) => expect(isSource(text, language)).toBe(false));
