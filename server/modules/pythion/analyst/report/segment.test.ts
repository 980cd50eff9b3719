import { describe, expect, test } from 'vitest';
import { analyseIdea, type AnalysisResult } from '../analyse';

const read = (text: string): Extract<AnalysisResult, { ok: true }> => {
  const result = analyseIdea(text);
  if (!result.ok) throw new Error(`${result.problem}: ${text}`);
  return result;
};
const segmentOf = (text: string): string | null => read(text).facts.segment;
const blockOf = (text: string, name: string): string[] =>
  read(text).report.canvas.flatMap(({ block, entries }) => (block === name ? entries.map(({ quote }) => quote) : []));

describe('the customer segment', () => {
  test.each([
    [
      'who is offered it, not who refuses the small ones',
      'Mobile hoof-trimming booking for smallholders with a few goats. Farriers won’t come out for six animals. I group five farms into one round and charge £10 a head.',
      'smallholders',
    ],
    [
      'who has it done, not where it is done today',
      'Afilo cuchillos a domicilio para restaurantes de Valencia. Hoy los mandan a un taller y tardan una semana. Cobro 3 € por pieza.',
      'restaurantes',
    ],
    [
      'who buys, not whom they pay today',
      'A bloke in Leeds is paying some transport broker two hundred quid and waiting four days. We move his car on an empty truck. Mostly small car traders buy it, and they pay £1 a mile. The driver gets the rest.',
      'small car traders',
    ],
    [
      'who pays, in words that are no known group',
      'I used to be a pastry chef. So I began moulding puréed meals. Five care homes are buying, and homes pay £4.20 a meal.',
      'homes',
    ],
    [
      'whom the text calls the customers',
      '我们修理旧电梯的板子,每块卖680元。从去年九月到现在,客户是63家维保公司,其中41家买过不止一次。大概一半的新客户是师傅介绍的。',
      '维保公司',
    ],
    [
      'to whom it is sold',
      'We sell moulded meals to care homes in Kent. The homes pay £4 a bowl, and residents leave half as much.',
      'care homes',
    ],
    [
      'whole words: an attribute belongs to its noun',
      'School kitchens in Malmö throw away rice. Our pot weighs leftovers. Five kitchens used the pot daily for ten weeks.',
      'school kitchens',
    ],
  ])('is %s', (_case, text, segment) => expect(segmentOf(text)).toBe(segment));

  test.each([
    'Tengo una tienda de lanas en Oviedo. Vendo una caja al mes con lana y un patrón. Cuesta 34 euros al mes.',
    'I used to be a pastry chef. I make moulded meals and sell a box of them at £20.',
  ])('is left out where only the founder is named: %s', (text) => expect(segmentOf(text)).toBeNull());

  test.each([
    ['Farriers won’t come out in the rain and lose a day a week. Our van shelters farriers at work.', 'farriers'],
    ['Today brokers phone the drivers. Brokers lose two hours a day. We built brokers a board.', 'brokers'],
  ])('is a trade that has the trouble itself: %s', (text, segment) => expect(segmentOf(text)).toBe(segment));
});

describe('a heading', () => {
  const notes =
    'STAGEDOOR LAUNDRY\n\nWho\n- wardrobe managers at touring shows\n\nNow\n- local launderette with a bin bag, or hotel sink\n\nWhat we do\n- collect from stage door after the Saturday show, back by Monday 4pm\n- £4.80 a kilo';

  test('is no quote, and names what stands below it', () => {
    expect(segmentOf(notes)).toBe('wardrobe managers');
    expect(blockOf(notes, 'solution')).toEqual(['collect from stage door after the Saturday show, back by Monday 4pm']);
  });

  test('in a line comes before other sentences', () => {
    const text =
      'Problema: el pequeño productor perfora a ciegas y pierde el pozo. Precio: 900 € por visita; si el pozo sale seco devolvemos la mitad. Solución: visita de un técnico con informe en 48 horas. Cobramos por visita.';
    expect(read(text).facts.solution).toContain('visita de un técnico');
  });
});

describe('a quote has what its claim states', () => {
  test.each([
    ['price', 'We mend pumps for farms in Kent. I group five farms into one round and charge £10 a head.', '£10'],
    [
      'difference',
      'We sell moulded meals to care homes. Of the twenty-three homes I did that with, fourteen let me weigh the plates afterwards, and on average residents left 18% of my meal against 45% of the usual one.',
      '45%',
    ],
  ])('%s', (_kind, text, figure) => {
    const quotes = [...blockOf(text, 'revenueStreams'), ...blockOf(text, 'uniqueValue')];
    expect(quotes[0]).toContain(figure);
  });
});
