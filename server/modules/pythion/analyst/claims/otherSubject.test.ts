import { expect, test } from 'vitest';
import { reviewedOf } from '../testing/reviewedOf';
import { readText } from '../text/readText';
import { isFoundingPlan } from './otherSubject';

const kindsIn = (text: string, language: string, words: string): string[] =>
  reviewedOf(text, language).flatMap(({ kind, clause }) =>
    clause.tokens
      .map((token) => token.text)
      .join(' ')
      .includes(words)
      ? [kind]
      : [],
  );

test.for([
  [
    'en',
    'Landlords ring three roofers. I want to start a small firm that only does flat roof leak finding.',
    'leak',
    'trouble',
  ],
  ['de', 'Hausbesitzer warten lange. Ich möchte eine kleine Firma für undichte Dächer gründen.', 'undichte', 'trouble'],
  ['es', 'Los vecinos esperan. Quiero montar una empresa de goteras en Lugo.', 'goteras', 'trouble'],
  ['en', 'We rent out drills between neighbours. We need to sort out insurance for damage.', 'insurance', 'solution'],
  ['en', 'We rent out drills. I still have to get a permit from the city.', 'permit', 'solution'],
  [
    'de',
    'Wir verleihen Bohrmaschinen. Wir müssen noch die Versicherung für Schäden klären.',
    'versicherung',
    'solution',
  ],
  ['es', 'Alquilamos taladros. Tenemos que contratar un seguro para daños.', 'seguro', 'solution'],
  ['zh', '我们做邻居之间的工具出租。还要先办保险。', '保险', 'solution'],
  ['en', 'Old people are lonely. My neighbour always asks me for help with her tablet.', 'tablet', 'solution'],
  ['de', 'Alte Leute sind einsam. Meine Nachbarin fragt mich immer nach Hilfe mit dem Tablet.', 'tablet', 'solution'],
  ['es', 'Los mayores están solos. Mi vecina siempre me pide ayuda con la tableta.', 'tableta', 'solution'],
  ['zh', '老人很孤独。邻居老奶奶总是找我帮忙弄平板。', '平板', 'solution'],
  ['en', 'Drills lie idle. There are some other sites doing this such as Fat Llama.', 'llama', 'trouble'],
  ['en', 'Drills lie idle. There are already two apps that do the same.', 'apps', 'group'],
  ['de', 'Bohrmaschinen liegen herum. Es gibt schon andere Plattformen, die das machen.', 'plattformen', 'trouble'],
  ['es', 'Los taladros no se usan. Hay otras páginas que ya lo hacen.', 'páginas', 'trouble'],
  ['en', 'The catering company would pay £90 per school a month, parents use it for free.', 'parents', 'payer'],
  ['de', 'Die Schule würde 90 Euro im Monat zahlen. Eltern nutzen es kostenlos.', 'eltern', 'payer'],
  ['es', 'El colegio pagaría 90 euros al mes. Los padres la usan gratis.', 'padres', 'payer'],
  ['zh', '食堂公司每月付900元。家长免费使用。', '家长', 'payer'],
] as const)('its subject is another: %s %s', ([language, text, words, kind]) =>
  expect(kindsIn(text, language, words)).not.toContain(kind),
);

test.for([
  ['en', 'We check roofs for landlords by drone.', 'roofs', 'solution'],
  ['en', 'We sort out insurance claims for drivers.', 'claims', 'solution'],
  ['de', 'Wir klären Versicherungsschäden für Fahrer.', 'fahrer', 'solution'],
  ['de', 'Ich könnte mit einem Reparaturdienst für Lastenräder anfangen.', 'reparaturdienst', 'solution'],
  ['en', 'There are many firms that lose four hours a week to invoices.', 'firms', 'group'],
  ['en', 'Parents use it for free, and schools pay £90 a month.', 'schools', 'payer'],
] as const)('its subject is what is stated: %s %s', ([language, text, words, kind]) =>
  expect(kindsIn(text, language, words)).toContain(kind),
);

test('a plan that names whose trouble it removes may state it', () => {
  const isPlan = (text: string): boolean => isFoundingPlan(readText(text).clauses[0]!);
  expect(isPlan('I want to start a firm that finds leaks in the Leeds area.')).toBe(true);
  expect(isPlan('I want to start a firm for landlords who suffer from leaking roofs.')).toBe(false);
});

test.for([
  ['en', 'I was diagnosed with coeliac disease in 2016. I bake bread for cafés.'],
  ['de', 'Bei mir wurde 2016 Zöliakie diagnostiziert. Ich backe Brot für Cafés.'],
  ['es', 'Me diagnosticaron celiaquía en 2016. Hago pan para cafeterías.'],
  ['zh', '我2016年被诊断为乳糜泻。我给咖啡馆做面包。'],
] as const)('an illness is no skill and no effect: %s %s', ([language, text]) => {
  const kinds = reviewedOf(text, language).map(({ kind }) => kind);
  for (const kind of ['teamFits', 'evidence', 'realUse']) expect(kinds).not.toContain(kind);
});

test.for([
  ['en', 'Old people need help. My neighbour is 82 and talks to me each day.'],
  ['es', 'Los mayores necesitan ayuda. Mi vecina tiene 82 y me lo contó.'],
] as const)('an age counts nobody: %s %s', ([language, text]) =>
  expect(reviewedOf(text, language).filter(({ quantity }) => quantity?.value === 82)).toEqual([]),
);
