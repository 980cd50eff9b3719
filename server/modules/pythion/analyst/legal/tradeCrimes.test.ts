import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { findPlainAct } from './plainActs';

const read = (text: string, language: string): string | undefined => findPlainAct(readText(text, language).clauses)?.id;

test.each([
  ['en', 'false money', 'I print banknotes at home and pay with them at the market.'],
  ['en', 'false money', 'We print our own money in the cellar and spend it in town.'],
  ['de', 'false money', 'Ich drucke Geldscheine im Keller und bezahle damit auf dem Markt.'],
  ['es', 'false money', 'Imprimo billetes de 20 euros en casa y los gasto en el mercado.'],
  ['zh', 'false money', '我在家里印假钞，拿到市场上花。'],
  ['en', 'agreed prices', 'We meet the other builders before each council tender and decide whose turn it is to win.'],
  ['de', 'agreed prices', 'Wir sprechen mit den anderen Fahrschulen die Preise ab.'],
  ['es', 'agreed prices', 'Acordamos con las otras panaderías que nadie venda el pan por debajo de un euro.'],
  ['es', 'agreed prices', 'Nos reunimos con las otras constructoras y decidimos quién se lleva cada concurso.'],
  ['zh', 'agreed prices', '我们跟附近的加油站商量好油价，谁也不低于八块。'],
  ['zh', 'waste oil as food', '拉回来滤两遍，装进新桶，卖给夜宵摊当炒菜油。'],
  ['zh', 'waste oil as food', '饭店的废油沉淀一晚上，便宜卖给夜市当煎炸油。'],
  ['en', 'waste oil as food', 'We filter waste oil from drains and sell it to stalls as fresh cooking oil.'],
  [
    'de',
    'waste oil as food',
    'Wir filtern altes Frittierfett und verkaufen gebrauchtes Öl an Imbisse als frisches Speiseöl.',
  ],
  ['en', 'smuggled people', 'I bring people across the border at night in the back of my van for 2000 euros each.'],
  ['de', 'smuggled people', 'Ich bringe Leute nachts im Laderaum über die Grenze, 2000 Euro pro Kopf.'],
  ['es', 'smuggled people', 'Paso gente por la frontera de noche en mi furgoneta por 2000 euros cada uno.'],
  ['zh', 'smuggled people', '我半夜用面包车带人过国境，一个人两万。'],
])('%s: %s: %s', (language, id, text) => expect(read(text, language)).toBe(id));

test.each([
  ['en', 'We print banknotes for central banks.'],
  ['en', 'I print play money for board games.'],
  ['es', 'Imprimimos billetes de tren para una compañía.'],
  ['zh', '我们卖验钞机。'],
  ['zh', '拉回来滤两遍，卖给生物柴油厂。'],
  ['zh', '我们检测地沟油冒充食用油的餐馆。'],
  ['zh', '我们榨菜籽油，过滤两遍，卖给饭店炒菜。'],
  ['zh', '我们炼菜籽油，卖给饭店做炒菜油。'],
  ['zh', '我们过滤花生油，卖给食堂当炒菜油。'],
  ['en', 'We collect used oil for food trucks and swap it for new cooking oil.'],
  ['de', 'Wir pressen altes Saatgut und verkaufen es als Speiseöl.'],
  ['en', 'We collect used cooking oil from restaurants and sell it as biodiesel.'],
  ['en', 'We meet the other parents and decide who drives the children.'],
  ['en', 'We compare our prices with the other bakeries and write them on a board.'],
  ['zh', '我们跟其他农户成立合作社，统一定价卖菜。'],
  ['en', 'We take people across the border by coach with their passports.'],
  ['de', 'Wir fahren Leute mit dem Bus über die Grenze zum Einkaufen.'],
  ['es', 'Llevo gente en autobús al otro lado de la frontera para comprar.'],
  ['zh', '我们开大巴带游客过边境购物。'],
  ['en', 'We talk with the other farmers on the market and buy flour at the same price.'],
  ['en', 'We agree on the price with other customers before the trip.'],
  ['en', 'We drive families across the border to the hospital at night in our van.'],
  ['de', 'Wir verkaufen alte Banknoten.'],
  ['de', 'Wir fahren Arbeiter nachts über die polnische Grenze zur Schicht.'],
  ['es', 'Vendo billetes de diez viajes para el autobús.'],
  ['zh', '我们跟别的家长商量好轮到谁接孩子。'],
])('%s: another act with the same nouns is none: %s', (language, text) => expect(read(text, language)).toBeUndefined());
