import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { judgeActs } from './judge';

const fieldOf = (text: string, language: string): string | undefined =>
  judgeActs(readText(text, language).clauses).regulated?.field;

test.each([
  ['en', 'I drive a taxi in York.', 'passenger transport'],
  ['en', 'I take tourists round the bay on a passenger boat.', 'passenger transport'],
  ['en', 'We run a nursing home for 12 people in Hull.', 'nursing care'],
  ['en', 'I open a kindergarten for 20 children.', 'child care'],
  ['en', 'I pull teeth in villages.', 'dentistry'],
  ['en', 'I remove asbestos from old roofs.', 'asbestos'],
  ['en', 'I repair gas boilers in Leeds.', 'gas'],
  ['en', 'I run a pharmacy on wheels for villages.', 'medicine'],
  ['de', 'Ich fahre Taxi in Kassel.', 'passenger transport'],
  ['de', 'Wir betreiben ein Pflegeheim in Kassel.', 'nursing care'],
  ['de', 'Ich ziehe Zähne auf dem Land.', 'dentistry'],
  ['de', 'Ich entferne Asbest von alten Dächern.', 'asbestos'],
  ['es', 'Llevo un taxi en Málaga.', 'passenger transport'],
  ['es', 'Quito amianto de tejados viejos.', 'asbestos'],
  ['es', 'Abro una guardería para 20 niños.', 'child care'],
  ['zh', '我在成都开出租车，一趟20元。', 'passenger transport'],
  ['zh', '我们开了一家养老院，住12位老人。', 'nursing care'],
  ['zh', '我在乡下给人拔牙，一颗100元。', 'dentistry'],
  ['zh', '我给老房子拆除石棉瓦。', 'asbestos'],
])('%s: a trade that needs a licence everywhere: %s', (language, text, field) =>
  expect(fieldOf(text, language)).toBe(field),
);

test.each([
  ['en', 'We sell software to taxi drivers.'],
  ['en', 'I bake cakes for nursing homes.'],
  ['en', 'I clean kindergartens in Leeds.'],
  ['en', 'I used to drive a taxi and now bake bread for cafés.'],
  ['en', 'I run a website about kindergartens.'],
  ['de', 'Ich backe Kuchen für Pflegeheime.'],
  ['de', 'Ich putze in einem Kindergarten.'],
  ['es', 'Vendo tartas a residencias de ancianos.'],
  ['es', 'Tengo una tienda de uniformes para guarderías.'],
  ['zh', '我们给养老院送蛋糕。'],
  ['zh', '我们开发养老院的护理软件。'],
  ['zh', '我以前开出租车，现在卖煎饼。'],
  ['en', 'We run a taxi advertising business.'],
  ['en', 'We run a care home for dogs.'],
  ['en', 'We take food orders on the ferry.'],
  ['de', 'Wir reparieren Gasherde, wir sind eingetragener Meisterbetrieb.'],
  ['es', 'Tengo una guardería de perros.'],
  ['zh', '我开幼儿园门口的早餐店。'],
  ['zh', '我开出租车，证件齐全。'],
])('%s: the trade is not ours: %s', (language, text) => expect(fieldOf(text, language)).toBeUndefined());
