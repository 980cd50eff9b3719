import { expect, it } from 'vitest';
import { headLines, type Lines } from '../../../../shared/projection/lines';
import type { Result } from '../model/messages';
import { drawFigures, type Drawing, type Figures, type Styles } from './drawFigures';
import { periodsOf } from './periods';
import type { Row } from './rows';
import { COLUMN } from './useColumnsInView';

const burn: Row = { cell: { line: 'netProfit' }, label: 'Net profit', over: 'sum', isTotal: true };
const arpa: Row = { cell: { metric: 'arpa' }, label: 'Revenue per customer', over: 'last' };
const heads: Row = { cell: { line: headLines[0]! }, label: 'Heads', over: 'last' };

/** A result with the same figure in each month. */
function resultOf(profit: number, people: number): Result {
  const lines = { netProfit: new Float64Array(61).fill(profit), [headLines[0]!]: new Float64Array(61).fill(people) };
  return { lines: lines as unknown as Lines, metrics: { arpa: [] } as never, digits: 2, start: 2027 * 12 } as never;
}

const styles: Styles = {
  fonts: { normal: 'normal', bold: 'bold' },
  colours: { surface: 'surface', fill: 'fill', ink: 'ink', 'ink-3': 'ink-3', danger: 'danger', primary: 'primary' },
};

/** Draws, with characters of 8 pixels. @returns what was drawn, in order */
function draw(figures: Partial<Figures>, drawing: Partial<Drawing> = {}): string[] {
  const drawn: string[] = [];
  const ctx = {
    fillStyle: '',
    font: '',
    textAlign: 'left' as CanvasTextAlign,
    measureText: (text: string) =>
      ({ width: text.length * 8, fontBoundingBoxAscent: 13, fontBoundingBoxDescent: 3 }) as TextMetrics,
    fillRect: (...box: number[]) => void drawn.push(`${ctx.fillStyle} ${box.join(' ')}`),
    fillText: (text: string, x: number, y: number) =>
      void drawn.push(`${text} ${ctx.fillStyle} ${ctx.font} ${ctx.textAlign} ${x} ${y}`),
  };
  drawFigures(
    ctx,
    {
      result: resultOf(0, 0),
      base: null,
      periods: periodsOf('month', 2027 * 12),
      rows: [heads, burn, arpa],
      ...figures,
    },
    { width: COLUMN, left: 0, rows: [], padding: 8, hovered: null, ...drawing },
    styles,
  );
  return drawn;
}

const at = (index: number) => [{ index, top: 10, height: 26 }];

it('a figure is right aligned, on the baseline of its cell', () => {
  expect(draw({ result: resultOf(0, 4) }, { rows: at(0) })).toEqual([
    `surface 0 10 ${COLUMN} 26`,
    `4 ink normal right ${COLUMN - 8} 28`,
  ]);
});

it('a total is bold below the line of the table, and a loss has its colour', () => {
  expect(draw({ result: resultOf(-123_400, 0) }, { rows: at(1) })).toEqual([
    `surface 0 11 ${COLUMN} 25`,
    `−1,234 danger bold right ${COLUMN - 8} 29`,
  ]);
});

it('a metric that is not meaningful is quiet', () => {
  expect(draw({}, { rows: at(2) }).at(-1)).toBe(`n/a ink-3 normal right ${COLUMN - 8} 28`);
});

it('a figure that differs from the base is bold with a bar', () => {
  expect(draw({ result: resultOf(0, 4), base: resultOf(0, 5) }, { rows: at(0) }).slice(1)).toEqual([
    'primary 0 10 3 26',
    `4 ink bold right ${COLUMN - 8} 28`,
  ]);
});

it('a hovered cell keeps its mark', () => {
  expect(draw({}, { rows: at(0), hovered: { row: 0, column: 0 } })[1]).toBe(`fill 0 10 ${COLUMN} 26`);
});

it('a figure without room ends in an ellipsis', () => {
  expect(draw({ result: resultOf(-123_456_789_000, 0) }, { rows: at(1) }).at(-1)).toBe(
    '−1,234,56… danger bold left 8 29',
  );
});

it('columns that a scrolled table shows are drawn, and part of the first', () => {
  const texts = draw({ result: resultOf(0, 4) }, { rows: at(0), left: -1.5 * COLUMN, width: 2 * COLUMN }).slice(1);
  const rights = texts.map((text) => Number(text.split(' ').at(-2)));
  expect(rights).toEqual([0.5, 1.5, 2.5].map((columns) => columns * COLUMN - 8));
});
