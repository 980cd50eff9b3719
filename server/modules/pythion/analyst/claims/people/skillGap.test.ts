import { expect, test } from 'vitest';
import { reviewedOf } from '../../testing/reviewedOf';

/** What the last sentence of a text states. */
const kindsOf = (text: string, language: string): string[] => {
  const claims = reviewedOf(text, language);
  const last = Math.max(0, ...claims.map(({ clause }) => clause.sentence.start));
  return claims.flatMap(({ kind, clause }) => (clause.sentence.start === last && last > 0 ? [kind] : []));
};

test.for([
  [
    'en',
    'We mend flats. We are missing someone who can sell to large landlords.',
    ['missingRole'],
    ['group', 'trouble'],
  ],
  ['en', 'We mend flats. Nobody on the team knows sales.', ['missingRole'], ['trouble']],
  ['en', 'We mend flats. None of us can code.', ['missingRole'], ['trouble']],
  ['en', 'We mend flats. We lack somebody who knows marketing.', ['missingRole'], ['trouble']],
  ['en', "We mend flats. We don't have anyone who can sell.", ['missingRole'], ['trouble']],
  ['en', 'We mend flats. We still need someone who understands accounting.', ['missingRole'], ['trouble']],
  ['en', 'We mend flats. No one on our team has ever sold anything.', ['missingRole'], ['trouble']],
  ['en', 'We mend flats. We still need a hardware engineer.', ['missingRole'], []],
  ['en', "We mend flats. I'm looking for a technical co-founder.", ['missingRole'], []],
  [
    'de',
    'Wir reparieren Wohnungen. Uns fehlt jemand, der an große Vermieter verkaufen kann.',
    ['missingRole'],
    ['group'],
  ],
  ['de', 'Wir reparieren Wohnungen. Niemand im Team kennt sich mit Vertrieb aus.', ['missingRole'], []],
  ['de', 'Wir reparieren Wohnungen. Keiner von uns kann programmieren.', ['missingRole'], []],
  ['de', 'Wir reparieren Wohnungen. Im Team kann niemand verkaufen.', ['missingRole'], []],
  ['es', 'Reparamos pisos. Nos falta alguien que sepa vender.', ['missingRole'], []],
  ['es', 'Reparamos pisos. Nadie del equipo sabe de ventas.', ['missingRole'], []],
  ['es', 'Reparamos pisos. Ninguno de nosotros sabe programar.', ['missingRole'], []],
  ['zh', '我们修水管。团队里没有人懂销售。', ['missingRole'], []],
  ['zh', '我们修水管。我们缺一个会写代码的人。', ['missingRole'], []],
  ['zh', '我们修水管。团队没人会做营销。', ['missingRole'], []],
  ['en', 'We mend flats. Tenants need someone who can sell their sofa.', [], ['missingRole']],
  ['en', 'We mend flats. We need people who test the software.', [], ['missingRole']],
  ['en', 'We mend flats. We need someone to buy it.', [], ['missingRole']],
  ['en', 'We mend flats. Our team knows sales.', [], ['missingRole']],
  ['en', "We mend flats. I'm missing someone who can sell to landlords.", ['missingRole'], []],
  ['en', "We mend flats. We're missing someone who can sell to landlords.", ['missingRole'], []],
  [
    'en',
    'A fish van for villages. Nobody here can sell fresh fish, so people drive 40 km each week.',
    ['trouble'],
    ['missingRole'],
  ],
  ['en', 'A coding club for villages. Nobody here can code, so kids have no course.', ['trouble'], ['missingRole']],
  ['en', 'A vegan deli. Vegans say: we know nobody who sells vegan cheese in Leeds.', [], ['missingRole']],
] as const)('what nobody in the team can do is a missing role, %s: %s', ([language, text, stated, unstated]) => {
  const kinds = kindsOf(text, language);
  expect(kinds).toEqual(expect.arrayContaining([...stated]));
  for (const kind of unstated) expect(kinds).not.toContain(kind);
});
