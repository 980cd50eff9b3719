import { expect, test } from 'vitest';
import { readText } from '../../text/readText';
import { withEndsListed } from './endsListed';

const lost = (text: string, language: string): string[] =>
  withEndsListed([], readText(text, language).clauses).map(
    ({ kind, quantity }) => `${kind} ${quantity?.value}/${quantity?.of}`,
  );

test.each([
  [
    'en',
    'Of the six hotels that hired us, three closed, one went to a bigger laundry and the fifth never answers.',
    '5/6',
  ],
  [
    'de',
    'Von den fünf Höfen, die gebucht hatten, sind zwei pleite, einer ging zu einem Händler und der vierte antwortet nicht.',
    '4/5',
  ],
  [
    'es',
    'De los cinco bares que contrataron, dos cerraron, uno firmó con otra empresa y el cuarto no contesta.',
    '4/5',
  ],
  ['zh', '签了约的五家里，两家关了，一家换了别人，第四家不接电话。', '4/5'],
  [
    'en',
    'Of the eight salons who signed up, five cancelled within a month, two went out of business and the last one ignores my calls.',
    '8/8',
  ],
  ['en', 'Our seven customers: four shut down, two went to Ecolab and one stopped paying.', '7/7'],
  ['de', 'Von unseren sechs Kunden haben drei gekündigt, einer ist pleite und der sechste antwortet nicht.', '5/6'],
  ['es', 'De mis cinco clientes, tres se dieron de baja, uno cerró y el último no contesta.', '5/5'],
  ['zh', '我们的八家客户里，三家倒闭，三家不接电话，一家换了别家。', '7/8'],
])('%s: each end is told: %s', (language, text, part) =>
  expect(lost(text, language)).toEqual([`nobodyStayed ${part}`, `churn ${part}`]),
);

test.each([
  ['en', 'Of the six hotels that hired us, one closed and five pay every month.'],
  ['en', 'Of the six hotels that hired us, three closed rooms to paint them.'],
  [
    'en',
    'Of the six hotels that hired our rival, three closed, one went to a bigger laundry and the fifth never answers.',
  ],
  ['en', 'Of the six hotels that we asked, three closed, two left and the sixth does not answer.'],
  ['de', 'Von den fünf Höfen, die gebucht hatten, ist einer pleite, vier buchen wieder.'],
  ['es', 'De los cinco bares que contrataron, uno cerró y cuatro siguen.'],
  ['zh', '签了约的五家里，一家关了，四家还在用。'],
  ['en', 'Of the six families that booked, three chose the large van, two picked the small one and one left early.'],
  ['en', 'Of the five pupils who started, four moved up a grade and the last one uses it daily.'],
  ['en', 'Of the five shops that took part in my survey, three closed, one folded and the fifth never answered.'],
  [
    'es',
    'De los cinco talleres que probaron, tres cerraron el trato, uno cambió de plan y el quinto firmó con nosotros.',
  ],
  ['zh', '买了的六家里，五家停了旧系统，一家改用我们的。'],
])('%s: most are there, or others are told of: %s', (language, text) => expect(lost(text, language)).toEqual([]));
