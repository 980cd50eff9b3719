import type { Result } from '../model/messages';
import { figureLook, type FigureLook } from './figureLook';
import type { Period } from './periods';
import type { Row } from './rows';
import { COLUMN } from './useColumnsInView';

/** What the table shows, and the rows in their order. */
export type Figures = { result: Result; base: Result | null; periods: readonly Period[]; rows: readonly Row[] };

/** Pixels of the canvas. */
export type Drawing = {
  width: number;
  /** Left edge of the first column: below zero when the table is scrolled sideways. */
  left: number;
  /** Rows by their place in the table. */
  rows: readonly { index: number; top: number; height: number }[];
  padding: number;
  hovered: { row: number; column: number } | null;
};

/** Styles of the page. */
export type Styles = {
  fonts: { normal: string; bold: string };
  colours: Record<(typeof tokens)[number], string>;
};

export const tokens = ['surface', 'fill', 'ink', 'ink-3', 'danger', 'primary'] as const;

type Context = Pick<
  CanvasRenderingContext2D,
  'fillRect' | 'fillText' | 'measureText' | 'fillStyle' | 'font' | 'textAlign'
>;

/** The line above a total belongs to the table. */
const BORDER = 1;
const BAR = 3;

/** Draws the cells of some rows over those of the table, with their looks. */
export function drawFigures(ctx: Context, { result, base, periods, rows }: Figures, drawing: Drawing, styles: Styles) {
  const { width, left, padding, hovered } = drawing;
  const { colours } = styles;
  const first = Math.max(0, Math.floor(-left / COLUMN));
  const columns = periods.slice(first, Math.ceil((width - left) / COLUMN));
  const space = COLUMN - 2 * padding;
  const normal = measure(ctx, styles.fonts.normal);
  const bold = measure(ctx, styles.fonts.bold);
  let current = bold;
  for (const { index, ...place } of drawing.rows) {
    const row = rows[index]!;
    const top = place.top + (row.isTotal ? BORDER : 0);
    const height = place.height - (row.isTotal ? BORDER : 0);
    const fill = (token: keyof typeof colours, x: number, size: number) => {
      ctx.fillStyle = colours[token];
      ctx.fillRect(x, top, size, height);
    };
    fill('surface', 0, width);
    for (const [offset, period] of columns.entries()) {
      const column = first + offset;
      const cell = left + column * COLUMN;
      const look = figureLook(result, base, row, period);
      const font = look.differs || row.isTotal ? bold : normal;
      if (hovered?.row === index && hovered.column === column) fill('fill', cell, COLUMN);
      if (look.differs) fill('primary', cell, BAR);
      // Setting a font takes longer than drawing a figure.
      if (font !== current) ctx.font = font.name;
      current = font;
      ctx.fillStyle = colours[inkOf(look)];
      const y = Math.round(top + height / 2 + font.drop);
      // Most figures have room even if each character were a wide one.
      const hasRoom = look.text.length * font.digit * 1.2 <= space || ctx.measureText(look.text).width <= space;
      ctx.textAlign = hasRoom ? 'right' : 'left';
      if (hasRoom) ctx.fillText(look.text, cell + COLUMN - padding, y);
      else ctx.fillText(shorten(ctx, look.text, space), cell + padding, y);
    }
  }
}

const inkOf = ({ isMissing, isLoss }: FigureLook) => (isMissing ? 'ink-3' : isLoss ? 'danger' : 'ink');

/** A font, the width of its digits, and how far below the middle of a line its baseline is. */
function measure(ctx: Context, name: string) {
  ctx.font = name;
  const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = ctx.measureText('0');
  return { name, digit: width, drop: (Math.round(fontBoundingBoxAscent) - Math.round(fontBoundingBoxDescent)) / 2 };
}

/** The beginning of a text, and an ellipsis. */
function shorten(ctx: Context, text: string, space: number): string {
  let end = text.length - 1;
  while (end > 0 && ctx.measureText(`${text.slice(0, end)}…`).width > space) end -= 1;
  return `${text.slice(0, end)}…`;
}
