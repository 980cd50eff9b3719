import { expect, test } from 'vitest';
import { analyseIdea } from '../../analyse';
import { readText } from '../../text/readText';
import { isTodaysWay, isWayOpen } from './noWay';

const some = (is: typeof isWayOpen, text: string, language: string): boolean =>
  readText(text, language).clauses.some(is);

test.each([
  ['en', 'We have no idea yet how to promote it, perhaps videos on TikTok.'],
  ['en', "We haven't thought about marketing yet."],
  ['en', "I don't know yet how I'll reach them."],
  ['en', 'How we will win customers is still open.'],
  ['de', 'Wir haben noch keine Idee, wie wir Kunden finden.'],
  ['de', 'Wie wir das bewerben, wissen wir noch nicht.'],
  ['de', 'Über Werbung haben wir noch nicht nachgedacht.'],
  ['es', 'Todavía no sabemos cómo promocionarla.'],
  ['es', 'No hemos pensado aún cómo llegar a los clientes.'],
  ['zh', '我们还没想好怎么推广,可能在抖音上发视频。'],
  ['zh', '还不知道怎么找客户。'],
])('a way that is not thought of yet is open: %s %s', (language, text) =>
  expect(some(isWayOpen, text, language)).toBe(true),
);

test.each([
  ['en', "We haven't thought about price yet. We reach bakers through the guild."],
  ['en', 'They have no idea yet how much water they lose.'],
  ['en', 'We promote it in the guild and still get 12 orders a week.'],
  ['en', 'We do not know how to reach them.'],
  ['de', 'Wir werben noch im Innungsblatt.'],
  ['es', 'Todavía nos llegan clientes por el gremio.'],
  ['zh', '我们在抖音上推广,每周十单。'],
])('a way that is named, or something else that is open, is none: %s %s', (language, text) =>
  expect(some(isWayOpen, text, language)).toBe(false),
);

test.each([
  ['en', 'Today the owner shouts the shifts into a WhatsApp group.', true],
  ['en', 'At the moment they swap queens in a Facebook group of 400 members.', true],
  ['de', 'Bisher ruft der Chef die Schichten in eine WhatsApp-Gruppe.', true],
  ['es', 'Hoy cambian reinas en un grupo de Facebook.', true],
  ['zh', '现在排班都是老板在微信群里喊,谁有空谁来。', true],
  ['en', "Today most customers come through the guild's newsletter.", false],
  ['en', 'Right now 9 of them found us on Instagram.', false],
  ['de', 'Heute kommen die meisten über die Innung.', false],
  ['es', 'Hoy la mayoría llegan por el club ciclista.', false],
  ['zh', '现在客户大多是居委会介绍来的。', false],
  ['zh', '目前我们在微信群里接龙,每周六十单。', false],
])('how they get along today is no way to them, who comes to us is one: %s %s', (language, text, expected) =>
  expect(some(isTodaysWay, text, language)).toBe(expected),
);

test('the deal-breaker says that the way is open', () => {
  const result = analyseIdea(
    '我们打算做一个小程序,帮小餐馆老板管员工排班。现在排班都是老板在微信群里喊,谁有空谁来。我们还没想好怎么推广,可能在抖音上发视频。',
    'zh',
  );
  expect(result.ok && result.report.dealBreakers.find(({ key }) => key === 'reach')).toMatchObject({
    state: 'unknown',
    quote: expect.stringContaining('还没想好怎么推广'),
  });
});

test.each([
  [
    'en',
    'We reach bakers through the guild, 12 of 40 answered our letter, and have no idea yet how to reach new customers in Linz.',
  ],
  ['de', '24 von 40 kamen über die Innung, aber wie wir in Linz Kunden finden, wissen wir noch nicht.'],
  ['es', '24 de 40 llegaron por el gremio, pero todavía no sabemos cómo llegar a los clientes de Linz.'],
  ['zh', '四十家里二十四家是协会介绍来的,但是外地怎么找客户还没想好。'],
])('what came of a way counts beside what is open: %s %s', (language, text) => {
  const result = analyseIdea(
    `${language === 'zh' ? '我们给咖啡馆送面包。' : 'We bake bread for 40 cafes in Graz.'} ${text}`,
    language,
  );
  expect(result.ok && result.report.scores.find(({ key }) => key === 'adoption')?.score).toBeGreaterThanOrEqual(3);
});
