import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

const kindsOf = (text: string, language: string): string[] => reviewedOf(text, language).map(({ kind }) => kind);

test.for([
  ['en', 'I bake bread. I have sold at the Saturday market since last October.'],
  ['en', 'I bake bread. I had a stall at the farmers market in May.'],
  ['de', 'Ich backe Brot. Ich verkaufe seit Mai auf dem Wochenmarkt.'],
  ['es', 'Hago pan. Vendo en el mercado del sábado desde octubre.'],
  ['zh', '我做面包。我在周末集市上摆摊卖面包。'],
] as const)('a stall is a way that was tried: %s %s', ([language, text]) =>
  expect(kindsOf(text, language)).toContain('channelTried'),
);

test.for([
  ['en', 'I bake bread. I would sell at the Saturday market.'],
  ['en', 'We sell advice on the stock market.'],
  ['en', 'I bake bread. Other bakers sell at the market.'],
  ['de', 'Ich backe Brot. Ich will auf dem Wochenmarkt verkaufen.'],
  ['de', 'Wir beraten. Wir verkaufen Wissen über den Arbeitsmarkt.'],
  ['es', 'Hago pan. Quiero vender en el mercado.'],
  ['zh', '我做面包。我打算在集市上摆摊。'],
] as const)('a plan, and another market, is none: %s %s', ([language, text]) =>
  expect(kindsOf(text, language)).not.toContain('channelTried'),
);
