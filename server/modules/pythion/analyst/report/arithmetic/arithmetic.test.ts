import { describe, expect, test } from 'vitest';
import { marketOf } from '../../testing/marketOf';

const plumbers =
  'Plumbers in Ghent forget to send invoices. 9 plumbers pay us €25 a month and it costs €5 a month to serve one.';

describe('cost of winning customers', () => {
  test.each([
    'We spent €600 on flyers and won 6 of them.',
    'We won 6 of them after spending €600 on flyers.',
    'We spent €600 on flyers. They brought us 6 customers.',
    '€600 of flyers brought us 6 customers.',
    'We paid €600 for a poster, and 6 plumbers signed up.',
  ])('is the sum divided by those it won: %s', (spending) => {
    const { formulas } = marketOf(`${plumbers} ${spending}`);
    expect(formulas).toContain('600 EUR ÷ 6 = 100 EUR');
    expect(formulas).toContain('(600 EUR ÷ 6) ÷ 20 EUR per month = 5 months');
  });

  test.each([
    'A new plumber costs us €100.',
    'Winning a plumber costs €100.',
    'Winning one costs us €100.',
    'Flyers bring them in at €100 per plumber.',
  ])('is divided by the margin when it is for one: %s', (cost) => {
    expect(marketOf(`${plumbers} ${cost}`).formulas).toContain('100 EUR ÷ 20 EUR per month = 5 months');
  });

  test('is asked for when the sum has no number of customers', () => {
    const { formulas, texts } = marketOf(`${plumbers} We spent €600 on flyers in March.`);
    expect(formulas.join(' ')).not.toContain('600');
    expect(texts).toMatch(/your cost to win a customer|how many customers that spending won/);
  });
});

describe('payers', () => {
  test.each([
    '5 paid a neighbour £12 an hour.',
    'Nine pay another tutor £12 a month.',
    '5 paid their babysitter £12 each.',
  ])('somebody else’s income is no revenue of ours: %s', (paid) => {
    const { texts } = marketOf(
      `Nurses in Leeds cannot find childcare at night. I asked 25 of them what they did: ${paid} We open a night room.`,
    );
    expect(texts).not.toMatch(/paying customer/);
  });

  test('a price per night is no income per day', () => {
    const { formulas, texts } = marketOf('Nurses in Leeds lose sleep. 9 nurses paid us £40 per night for a bed.');
    expect(formulas).toEqual([]);
    expect(texts).toContain('how often a customer pays');
  });
});

describe('price and cost', () => {
  test.each([
    [
      'a cost without a period',
      '140 landlords pay us $59 a month. Our cost is $6 per landlord.',
      'for the period of the price',
    ],
    [
      'another period',
      '140 landlords pay us $59 a month. Our cost is $6 a year per landlord.',
      'for the period of the price',
    ],
    ['another currency', '140 landlords pay us $59 a month. Our cost is €6 a month.', 'in the currency of the price'],
    [
      'another object',
      '30 families paid us £25 per family. It costs us £70 per group.',
      'for the same thing as the price',
    ],
    [
      'another payer',
      '12 clinics pay us €90 a month. It costs us €7 per patient a month.',
      'for the same thing as the price',
    ],
  ])('of %s are not subtracted, and the missing number is named', (_name, numbers, missing) => {
    const { formulas, texts } = marketOf(`Tenants in Ohio wait for repairs. We send a plumber. ${numbers}`);
    expect(formulas.filter((formula) => formula.includes('−'))).toEqual([]);
    expect(texts).toContain(`your cost ${missing}`);
  });

  test.each([
    [
      '23 farms pay us €38 a month each. Parts cost us €11 per farm and month.',
      '38 EUR per month − 11 EUR per month = 27 EUR per month',
    ],
    [
      '23 farms pay us €38 a month. Serving one customer costs us €11 a month.',
      '38 EUR per month − 11 EUR per month = 27 EUR per month',
    ],
    ['23 farms paid $89 for our sensor. It costs $30 to make.', '89 USD − 30 USD = 59 USD'],
    [
      '31 farms pay €12 per cow per year, and a cow costs us €4 a year.',
      '12 EUR per cow per year − 4 EUR per year = 8 EUR per cow per year',
    ],
  ])('of one thing are subtracted: %s', (numbers, formula) => {
    expect(marketOf(`Dairy farmers lose cows. We sell a sensor. ${numbers}`).formulas).toContain(formula);
  });
});

describe('orders', () => {
  const bread = 'Bakeries in Leeds throw away bread. ';
  test('are multiplied by their price and by the share that is kept', () => {
    const { formulas } = marketOf(`${bread}Neighbours buy 400 bags of bread each month at £3, and we keep 20%.`);
    expect(formulas).toEqual([
      '400 per month × 3 GBP = 1,200 GBP per month',
      '400 per month × 3 GBP × 20 ÷ 100 = 240 GBP per month',
    ]);
  });

  test('of each or of all customers are not guessed', () => {
    const { formulas, texts } = marketOf(`${bread}We sell honey to shops. 80 shops buy 40 jars a month at €6.`);
    expect(formulas).toEqual([]);
    expect(texts).toContain('whether that is what each customer buys or all of them together');
  });

  test('without a number are asked for', () => {
    const { texts } = marketOf(`${bread}A bag costs £3, and we keep 20% of each sale.`);
    expect(texts).toContain('the number of orders in a month');
  });
});

describe('rates', () => {
  test.each([
    ['23 farms pay us €38 a month, and 21 of them renewed.', 'Customers who came back: 21 of 23 farms is about 91%.'],
    ['14 of the 17 farmers we visited showed us their bills.', '14 of 17 farmers is about 82%.'],
    ['12 hotels paid us €90 a month. 11 of the 12 cancelled.', 'Customers who left: 11 of 12 is about 92%.'],
    ['9 farms pay us €25 a month and 1 leaves each month.', 'Customers who left: 1 of 9 farms is about 11%.'],
  ])('name what they count: %s', (numbers, sentence) => {
    expect(marketOf(`Dairy farmers in Friesland lose cows. We sell a sensor. ${numbers}`).texts).toContain(sentence);
  });

  test('of those who leave in a period give what a customer brings', () => {
    expect(marketOf(`${plumbers} 9 plumbers stay and 1 leaves each month.`).formulas).toContain(
      '20 EUR per month ÷ (1 ÷ 9 per month) = 180 EUR',
    );
  });
});

describe('languages and currencies', () => {
  test.each([
    [
      'Spanish',
      'Los bares de Valencia tiran comida. 15 bares pagan 30 euros al mes y 12 de ellos renovaron. Conseguir un bar nos cuesta 48 euros. Cada bar nos cuesta 6 euros al mes.',
      ['15 × 30 EUR per month = 450 EUR per month', '48 EUR ÷ 24 EUR per month = 2 months', '12 ÷ 15 = 80%'],
    ],
    [
      'German',
      'Fahrradkuriere in Wien verlieren täglich eine Stunde. 12 Firmen zahlen uns 49 Euro pro Monat, 10 der 12 haben verlängert. Die Kosten betragen 9 Euro pro Firma und Monat. Ein neuer Kunde kostet uns 60 Euro.',
      ['12 × 49 EUR per month = 588 EUR per month', '60 EUR ÷ 40 EUR per month = 1.5 months', '10 ÷ 12 ≈ 83%'],
    ],
    [
      'Chinese',
      '我们给上海的小诊所卖预约软件。30家诊所每月付300元。每家诊所每月成本80元。获得一个新客户的成本是660元。',
      ['30 × 300 CNY per month = 9,000 CNY per month', '660 CNY ÷ 220 CNY per month = 3 months'],
    ],
  ])('the cost of winning a customer is paid back in %s', (_language, text, expected) => {
    const { formulas } = marketOf(text);
    for (const formula of expected) expect(formulas).toContain(formula);
  });

  test('German costs per customer and month are costs, not the price of winning one', () => {
    const { formulas, texts } = marketOf(
      'Hausverwaltungen in Köln verlieren jeden Monat 12 Stunden. Seit Januar zahlen acht Verwaltungen 79 € im Monat, sieben haben verlängert. Unsere Kosten liegen bei 14 € pro Kunde und Monat.',
    );
    expect(formulas).toContain('8 × 79 EUR per month = 632 EUR per month');
    expect(formulas).toContain('79 EUR per month − 14 EUR per month = 65 EUR per month');
    expect(formulas).toContain('7 ÷ 8 ≈ 88%');
    expect(texts).toContain('your cost to win a customer');
  });

  test('Chinese periods stand before the amount', () => {
    const { formulas } = marketOf(
      '成都的小型火锅店每周要花大约6个小时盘点食材,经常算错。从三月开始,已经有22家店每月付199元,20家续费了。每家店每月的成本是45元。',
    );
    expect(formulas).toContain('22 × 199 CNY per month = 4,378 CNY per month');
    expect(formulas).toContain('199 CNY per month − 45 CNY per month = 154 CNY per month');
    expect(formulas).toContain('20 ÷ 22 ≈ 91%');
  });

  test.each([
    ['Barbers in Oslo miss calls. 20 barbers pay us 200 kr a month.', 'NOK'],
    ['Barbers in Malmö miss calls. 20 barbers pay us 200 kr. a month.', 'SEK'],
    ['Barbers in Aarhus miss calls. 20 barbers pay us kr 200 a month.', 'DKK'],
    ['Barbers in Hamar miss calls. 20 barbers pay us 200 kr a month.', 'kr'],
  ])('the country decides what kr is: %s', (text, code) => {
    expect(marketOf(text).formulas).toContain(`20 × 200 ${code} per month = 4,000 ${code} per month`);
  });
});
