import { useLayoutEffect, useRef, type RefObject } from 'react';
import { drawFigures, tokens, type Drawing, type Figures, type Styles } from './drawFigures';

export interface FiguresCanvasProps {
  /** What to draw; null while the table shows it itself. */
  figures: Figures | null;
  /** The scroller with the table. The canvas lies over its cells. */
  scroller: RefObject<HTMLElement | null>;
  /** The table can't be covered: it has the focus, or the browser draws no tabular figures. */
  onDecline: () => void;
}

/**
 * Figures over the table while its inputs are typed. Drawing them takes a third of what laying out and painting cells takes,
 * so they appear in the frame of the keystroke. Screen readers have the table.
 */
export function FiguresCanvas({ figures, scroller, onDecline }: FiguresCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const grid = useRef<Grid | null>(null);
  useLayoutEffect(() => {
    // The table doesn't change below the canvas, so it is measured once.
    if (!figures) grid.current = null;
    else {
      grid.current ??= measureGrid(scroller.current!);
      if (!grid.current || !draw(canvas.current!, scroller.current!, grid.current, figures)) onDecline();
    }
  }, [figures, scroller, onDecline]);
  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      hidden={!figures}
      className="pointer-events-none absolute tabular-nums print:hidden"
    />
  );
}

/** Pixels above and below the window that are drawn, too: what is above may get or lose a line. */
const OVERSCAN = 48;

/** Rows below the scroller's upper edge, and the styles of cells. */
type Grid = { rows: Drawing['rows']; frozen: number; padding: number; styles: Styles };

function measureGrid(scroller: HTMLElement): Grid | null {
  const cell = scroller.querySelector('td[id]');
  if (!cell) return null;
  const { top } = scroller.getBoundingClientRect();
  const rows = [...scroller.querySelectorAll<HTMLElement>('tr[data-row]')].map((row) => {
    const box = row.getBoundingClientRect();
    return { index: Number(row.dataset.row), top: box.top - top, height: box.height };
  });
  const padding = Number.parseFloat(getComputedStyle(cell).paddingRight);
  return { rows, frozen: scroller.querySelector('th')!.offsetWidth, padding, styles: stylesOf(cell) };
}

/** @returns whether the canvas now shows the figures */
function draw(canvas: HTMLCanvasElement, scroller: HTMLElement, grid: Grid, figures: Figures): boolean {
  const ctx = canvas.getContext('2d');
  if (!ctx || scroller.contains(document.activeElement)) return false;
  ctx.font = grid.styles.fonts.normal;
  if (ctx.measureText('1').width !== ctx.measureText('0').width) return false;

  const ratio = window.devicePixelRatio;
  const snap = (position: number) => Math.round(position * ratio) / ratio;
  const box = scroller.getBoundingClientRect();
  // The line of the frozen column stays visible.
  const left = Math.ceil((box.left + grid.frozen) * ratio) / ratio;
  const top = snap(Math.max(box.top, -OVERSCAN));
  const bottom = Math.min(box.bottom, window.innerHeight + OVERSCAN);
  const width = Math.floor((box.right - left) * ratio);
  const height = Math.floor((bottom - top) * ratio);
  if (width <= 0 || height <= 0) return false;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  canvas.style.cssText = `left:${left - box.left}px;top:${top - box.top}px;width:${width / ratio}px;height:${height / ratio}px`;
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
  ctx.clearRect(0, 0, width, height);

  const above = top - box.top;
  const isInView = (row: Drawing['rows'][number]) => row.top + row.height > above && row.top < bottom - box.top;
  const hovered = scroller.matches(':hover') ? scroller.querySelector<HTMLElement>('td[id]:hover') : null;
  const drawing: Drawing = {
    width: width / ratio,
    // The browser paints the table from a whole pixel, too.
    left: snap(box.left + grid.frozen) - left - scroller.scrollLeft,
    rows: grid.rows.filter(isInView).map((row) => ({ ...row, top: row.top - above })),
    padding: grid.padding,
    hovered: hovered && {
      row: Number(hovered.parentElement!.dataset.row),
      column: Number(hovered.ariaColIndex) - 2,
    },
  };
  drawFigures(ctx, figures, drawing, grid.styles);
  return true;
}

/** The font of a cell, and the theme's colours. */
function stylesOf(cell: Element): Styles {
  const { fontSize, fontFamily } = getComputedStyle(cell);
  const root = getComputedStyle(document.documentElement);
  const font = (weight: string) => `${weight} ${fontSize} ${fontFamily}`;
  return {
    fonts: { normal: font('400'), bold: font(root.getPropertyValue('--font-weight-bold') || '650') },
    colours: Object.fromEntries(
      tokens.map((token) => [token, root.getPropertyValue(`--${token}`)]),
    ) as Styles['colours'],
  };
}
