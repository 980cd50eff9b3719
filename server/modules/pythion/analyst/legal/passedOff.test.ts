import { expect, test } from 'vitest';
import { readText } from '../text/readText';
import { findPlainAct } from './plainActs';

const read = (text: string, language: string): string | undefined => findPlainAct(readText(text, language).clauses)?.id;

test.each([
  ['en', 'I sell worthless mattresses to old people at the door as a cure for rheumatism.', 'quackery'],
  ['de', 'Ich verkaufe alten Leuten an der Haustür wertlose Matratzen als Heilmittel gegen Rheuma.', 'quackery'],
  ['de', 'Ich verkaufe Rentnern Zuckerwasser als Mittel gegen Krebs.', 'quackery'],
  ['es', 'Vendo colchones sin valor a ancianos como cura contra el reuma.', 'quackery'],
  ['zh', '我上门把没用的床垫当治风湿的药卖给老人。', 'quackery'],
  ['es', 'Vendemos aceite de girasol teñido como si fuera aceite de oliva virgen.', 'passed off'],
  ['zh', '我们把染色的葵花籽油当橄榄油卖。', 'passed off'],
  ['zh', '我们收餐馆的地沟油，过滤后卖回给小饭馆。', 'passed off'],
  ['zh', '我们卖能调慢水表的装置给房东。', 'passed off'],
  ['zh', '我们替司机消分，用别人的驾照扣分。', 'passed off'],
  ['zh', '我们招小学生做主播，晚上陪叔叔聊天，打赏对半分。', 'minors'],
  ['zh', '我们雇13岁的孩子在工厂上夜班。', 'minors'],
  ['es', 'Contratamos a niños de 12 años en un taller de costura.', 'minors'],
  ['en', 'We sell plain ginger tea as a remedy for arthritis.', 'quackery'],
  ['es', 'Vendo agua del grifo como cura contra la artrosis.', 'quackery'],
  ['zh', '我们用普通的糖水冒充治癌症的神药卖给老人。', 'quackery'],
  ['de', 'Wir verkaufen gefärbtes Sonnenblumenöl als natives Olivenöl.', 'passed off'],
  ['es', 'Vendemos carne de caballo etiquetada como si fuera ternera.', 'passed off'],
  ['en', 'We put 12-year-olds on night shifts in our bakery.', 'minors'],
  ['en', 'We hire children under 12 for our factory.', 'minors'],
  ['de', 'Wir beschäftigen Kinder unter 12 Jahren in der Fabrik.', 'minors'],
  ['de', 'Wir lassen 12-jährige Kinder in der Nachtschicht Teig kneten.', 'minors'],
  ['es', 'Ponemos a niños de 12 años en el turno de noche.', 'minors'],
  ['zh', '我们雇12岁的孩子在餐馆洗碗。', 'minors'],
])('%s: %s is %s', (language, text, id) => expect(read(text, language)).toBe(id));

test.each([
  ['en', 'We sell useful mattresses to old people with rheumatism.'],
  ['de', 'Wir verkaufen Matratzen an Leute mit Rheuma.'],
  ['es', 'Vendemos aceite de oliva virgen de Jaén.'],
  ['zh', '我们收餐馆的地沟油，做成生物柴油卖给航空公司。'],
  ['zh', '我们举报用别人驾照扣分的黄牛。'],
  ['zh', '我们教初中生做主播，讲怎么保护隐私。'],
  ['zh', '我们让小学生在工厂参观一天，了解做面包。'],
  ['en', 'We sell plain ginger tea as a remedy for sore throats.'],
  ['en', 'We sell ordinary salt baths as a remedy for boredom.'],
  ['zh', '我们把普通的布当药枕套卖。'],
  ['de', 'Wir verkaufen gefärbte Tücher als reine Dekoration.'],
  ['es', 'Vendemos velas envasadas como si fueran postres.'],
  ['es', 'Vendemos jarrones teñidos como si fueran de mármol, y lo decimos en la etiqueta.'],
  ['en', 'We put primary school pupils in workshops on robotics.'],
  ['en', 'We get children of refugees kitchens and desks.'],
  ['en', 'We get primary school pupils into museums about old mines.'],
  ['de', 'Wir lassen Kinder von 8 Jahren in der Küche backen.'],
  ['de', 'Wir lassen Kinder unter Anleitung in der Werkstatt basteln.'],
  ['de', 'Wir stellen Grundschülern eine Küche zum Backen zur Verfügung.'],
  ['es', 'Ponemos a los niños a cocinar en un taller de repostería el sábado.'],
  ['es', 'Contratamos a chicos para la cocina de nuestro bar.'],
  ['zh', '我们让小学生在家洗碗，每周评一颗星。'],
])('%s: %s is none', (language, text) => expect(read(text, language)).toBeUndefined());
