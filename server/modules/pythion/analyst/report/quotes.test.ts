import { describe, expect, test } from 'vitest';
import type { AnalysisReport, CanvasBlock } from '../../../../../shared/contracts/analysis';
import { analyseIdea } from '../analyse';

function reportOf(text: string): AnalysisReport {
  const result = analyseIdea(text);
  if (!result.ok) throw new Error(`${result.problem}: ${text}`);
  return result.report;
}

const blockOf = ({ canvas }: AnalysisReport, block: CanvasBlock): string[] =>
  canvas.flatMap(({ block: name, entries }) => (name === block ? entries.map(({ quote }) => quote) : []));

const quoteOf = ({ scores }: AnalysisReport, start: string): string | undefined =>
  scores.flatMap(({ reasons }) => reasons).find(({ text }) => text.startsWith(start))?.quote;

const farm = reportOf(
  'We sell a small sensor to dairy farmers in Friesland with 60 to 150 cows. Lame cows are noticed about two weeks too late, and each case costs a farmer roughly €320 in lost milk; 14 of the 17 farmers we visited showed us their vet bills. Since March, 23 farms have paid €38 a month each, and 21 of them renewed after six months. On those farms the time until a lame cow is treated fell from 13 days to 4. Parts and data cost us €11 per farm and month. Today they walk the barn and look, and they miss it when the barn is dark. I trimmed hooves for nine years.',
);
const nurses = reportOf(
  'Sheffield nurses who work nights cannot find childcare after 8 pm. I asked 25 of them what they did last week: 16 swapped shifts and 5 paid a neighbour £12 an hour. We ran a night room at the hospital for eight weeks; 9 nurses paid £40 per night, and 6 came back more than ten times. It cost us £55 per child per night, so we lost money on each.',
);

describe('the solution', () => {
  test.each([
    ['English', farm, 'We sell a small sensor to dairy farmers in Friesland with 60 to 150 cows'],
    [
      'Spanish',
      reportOf(
        'Los talleres mecánicos de Sevilla pierden unas cinco horas por semana. Hablamos con 12 dueños y nueve nos enseñaron su libreta de llamadas. Hicimos una lista compartida por WhatsApp; desde abril, 10 talleres pagan 25 € al mes.',
      ),
      'Hicimos una lista compartida por WhatsApp',
    ],
  ])('is what is offered, not what was asked and shown: %s', (_language, report, solution) => {
    expect(blockOf(report, 'solution')).toEqual([solution]);
    expect(
      report.sentences
        .filter(({ section }) => section === 'summary')
        .map(({ text }) => text)
        .join(),
    ).toContain(solution);
  });

  test.each([
    '我们访问了18位老板,其中13位给我们看了上个月的浪费账单。成都的火锅店经常算错。22家店每月付199元。',
    'Wir haben mit 15 Bäckereien gesprochen, elf zeigten uns ihre Tabellen. Acht Bäckereien zahlen 79 € im Monat.',
    'Bakers in Leeds throw away bread. We have £8,000 in the bank and spend £1,000 a month.',
  ])('is empty where only talks and money are told: %s', (text) => {
    expect(blockOf(reportOf(text), 'solution')).toEqual([]);
  });
});

describe('quotes', () => {
  test('of the unique value are measured or compared, not today’s habit', () => {
    expect(blockOf(farm, 'uniqueValue')).toEqual([
      'On those farms the time until a lame cow is treated fell from 13 days to 4',
    ]);
    expect(blockOf(nurses, 'uniqueValue')).toEqual([]);
  });

  test('keep the preposition that they start with', () => {
    expect(quoteOf(farm, 'Customers have paid')).toBe('Since March, 23 farms have paid €38 a month each');
  });

  test('say what their claim states', () => {
    expect(quoteOf(farm, 'You said where today’s way fails')).toContain('they miss it when the barn is dark');
    expect(quoteOf(farm, 'The team has years')).toBe('I trimmed hooves for nine years');
    expect(blockOf(farm, 'customerSegments').join()).not.toMatch(/Parts and data|vet bills/);
    expect(quoteOf(nurses, 'You tried that way')).toBeUndefined();
    expect(quoteOf(nurses, 'Those who have the trouble counted')).toBeUndefined();
  });

  test('of today’s way need somebody who turns to it', () => {
    const bread = reportOf('Bakeries in Leeds throw away bread. We sell it in bags at £3, and neighbours pick it up.');
    expect(bread.scores.find(({ key }) => key === 'differentiation')?.score).toBe(0);
  });
});

describe('what was said is read', () => {
  test.each([
    ['We find taxi drivers at the two big garages on Ngong Road, and we repair their cars.', 'We find taxi drivers at'],
    [
      'Hausverwaltungen in Köln verlieren Stunden. Wir kommen über den Verband der Verwalter an sie heran. Wir bauen eine App.',
      'Wir kommen über den Verband',
    ],
    ['成都的火锅店经常算错。我们通过当地的食材批发商介绍客户。我们提供软件。', '我们通过当地的食材批发商介绍客户'],
  ])('as a way to customers: %s', (text, start) => {
    expect(blockOf(reportOf(text), 'channels')[0]).toContain(start);
  });

  test('as a cost in time without a numeral, and as a group of businesses', () => {
    const midwives = reportOf('Midwives in Ghent lose an hour a day on forms. We record their visits by voice.');
    expect(quoteOf(midwives, 'You said how often')).toBe('Midwives in Ghent lose an hour a day on forms');
    const growers = reportOf('Gärtnereien in Bonn verlieren Setzlinge. Wir bauen einen Feuchtesensor.');
    expect(blockOf(growers, 'customerSegments')).toEqual(['Gärtnereien in Bonn verlieren Setzlinge']);
  });

  test('as years in the field, in Chinese numerals', () => {
    expect(
      blockOf(reportOf('成都的火锅店经常算错。我们提供软件。我在餐饮行业工作了八年。'), 'unfairAdvantage'),
    ).toEqual(['我在餐饮行业工作了八年']);
  });

  test('but a group that is only supposed is named as such, and no more', () => {
    const hedged = reportOf(
      'Maybe dog owners in Lyon would pay €15 a month if we could walk their dog at lunch. Perhaps 200 of them might sign up.',
    );
    const problem = hedged.scores.find(({ key }) => key === 'problem');
    expect(problem?.score).toBe(1);
    expect(problem?.reasons.map(({ text }) => text)).toEqual(['You suppose who has a trouble, and don’t know it yet.']);
    expect(hedged.caps.map(({ key }) => key)).toContain('nothingNamed');
  });

  test.each([
    ['Licenses are for big companies.', 0],
    ['Our partner clinic holds the license.', 1],
  ])('a permission is ours or a partner’s: %s', (sentence, claims) => {
    const report = reportOf(`We prescribe sleeping pills to students in Ghent. ${sentence}`);
    const stated = report.scores.flatMap(({ reasons }) => reasons).filter(({ text }) => text.includes('permission'));
    expect(stated.length > 0).toBe(claims > 0);
  });

  test.each([
    ['We lend diabetics a blood sugar meter for €5 a week.', false],
    ['Tenants rent the ladders that we lend for 3 euros.', false],
    ['We lend drivers money for repairs.', true],
    ['We lend $500 to drivers.', true],
    ['We lend them 9,000 shillings each.', true],
  ])('lending is of money: %s', (text, isRegulated) => {
    expect(reportOf(text).caps.some(({ key }) => key === 'regulatedWithoutPlan')).toBe(isRegulated);
  });
});

describe('guidance', () => {
  test('the verdict starts with what holds the score down', () => {
    const [verdict] = nurses.sentences.filter(({ text }) => text.startsWith('Not yet'));
    expect(verdict?.text).toMatch(
      /^Not yet: by your own figures, a unit costs more than it earns\. And the text doesn’t/,
    );
  });

  test('nothing that lets a harmful idea grow is asked or advised', () => {
    const harm = reportOf('We sell an app that secretly reads the messages of a partner’s phone for 20 EUR per month.');
    expect(harm.questions.map(({ id }) => id)).toEqual(['harm.affected', 'harm.part']);
    expect(new Set(harm.scores.map(({ next }) => next))).toEqual(new Set(['First change what does harm.']));
  });
});

describe('a quote that leans on what stands before', () => {
  const wound = reportOf(
    'We run a wound photo app for district nurses in Leeds. Medical device registration (class I) is done, MHRA ref in hand.',
  );
  test('starts where its sentence does', () => {
    expect(quoteOf(wound, 'You have the permission')).toMatch(/^Medical device registration/);
  });
  test('keeps its label', () => {
    const fair = reportOf(
      'Invoice software for dentists in Köln. Trade fair: 40 talks with dentists, 12 wanted a demo.',
    );
    const quotes = fair.scores.flatMap(({ reasons }) => reasons.map(({ quote }) => quote ?? ''));
    const talks = quotes.filter((quote) => quote.includes('40 talks'));
    expect(talks.length).toBeGreaterThan(0);
    for (const quote of talks) expect(quote).toMatch(/^Trade fair/);
  });
  test('says how often, and not how many showed it', () => {
    const lists = reportOf(
      'Wir bauen eine Software für Steuerkanzleien, die Belege von Mandanten per WhatsApp einsammelt. Kanzleien telefonieren jeden Monat etwa 6 Stunden hinterher. 15 Kanzleien befragt, 10 zeigten uns ihre Telefonlisten.',
    );
    expect(quoteOf(lists, 'You said how often')).toContain('6 Stunden');
  });
});

describe('the group and its trouble', () => {
  test('are not who serves them, nor one party of the deal', () => {
    const report = reportOf(
      'Consultants take £5k for a one-off report. Craft brewers lose two days a month on their carbon numbers. Our tool reads the bills. The agent gets 12 and 8 is ours.',
    );
    expect(quoteOf(report, 'You named a group')).toContain('Craft brewers');
    expect(quoteOf(report, 'You named a trouble')).toContain('lose two days');
  });

  test('how often is quoted with its figure, not with the visit', () => {
    const report = reportOf(
      'Sat with 9 lab owners in Leeds since January, they each showed me their remake book. On average 6 remakes a month because the shade got lost, about £45 of material and two hours each. We make a case tracker.',
    );
    expect(quoteOf(report, 'You said how often')).toContain('6 remakes a month');
    expect(quoteOf(report, 'You named a trouble')).toContain('6 remakes a month');
  });
});
