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
    // The table doesn't change below the canvas, and scrolling ends it: what was measured once stays.
    if (!figures) grid.current = null;
    else {
      grid.current ??= placeCanvas(canvas.current!, scroller.current!);
      if (!grid.current || !draw(scroller.current!, grid.current, figures)) onDecline();
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

/** Where the canvas is, and what it draws with. */
type Grid = { ctx: CanvasRenderingContext2D; drawing: Omit<Drawing, 'hovered'>; height: number; styles: Styles };

/** Lays the canvas over the cells in view. @returns null if it can't show their figures */
function placeCanvas(canvas: HTMLCanvasElement, scroller: HTMLElement): Grid | null {
  const ctx = canvas.getContext('2d');
  const cell = scroller.querySelector('td[id]');
  // In forced colors the browser recolors cells, not a canvas.
  if (!ctx || !cell || matchMedia('(forced-colors: active)').matches) return null;
  const styles = stylesOf(cell);
  ctx.font = styles.fonts.normal;
  if (ctx.measureText('1').width !== ctx.measureText('0').width) return null;

  const ratio = window.devicePixelRatio;
  const snap = (position: number) => Math.round(position * ratio) / ratio;
  const box = scroller.getBoundingClientRect();
  const frozen = box.left + scroller.querySelector('th')!.offsetWidth;
  // The line of the frozen column stays visible.
  const left = Math.ceil(frozen * ratio) / ratio;
  const top = snap(Math.max(box.top, -OVERSCAN));
  const bottom = Math.min(box.bottom, window.innerHeight + OVERSCAN);
  const width = Math.floor((box.right - left) * ratio);
  const height = Math.floor((bottom - top) * ratio);
  if (width <= 0 || height <= 0) return null;
  canvas.width = width;
  canvas.height = height;
  canvas.style.cssText = `left:${left - box.left}px;top:${top - box.top}px;width:${width / ratio}px;height:${height / ratio}px`;
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0);

  const rows = [...scroller.querySelectorAll<HTMLElement>('tr[data-row]')].map((row) => {
    const place = row.getBoundingClientRect();
    return { index: Number(row.dataset.row), top: place.top - top, height: place.height };
  });
  const drawing = {
    width: width / ratio,
    // The browser paints the table from a whole pixel, too.
    left: snap(frozen) - left - scroller.scrollLeft,
    rows: rows.filter((row) => row.top + row.height > 0 && row.top < bottom - top),
    padding: Number.parseFloat(getComputedStyle(cell).paddingRight),
  };
  return { ctx, drawing, height: height / ratio, styles };
}

/** @returns whether the canvas now shows the figures */
function draw(scroller: HTMLElement, { ctx, drawing, height, styles }: Grid, figures: Figures): boolean {
  if (scroller.contains(document.activeElement)) return false;
  ctx.clearRect(0, 0, drawing.width, height);
  const cell = scroller.matches(':hover') ? scroller.querySelector<HTMLElement>('td[id]:hover') : null;
  const hovered = cell && { row: Number(cell.parentElement!.dataset.row), column: Number(cell.ariaColIndex) - 2 };
  drawFigures(ctx, figures, { ...drawing, hovered }, styles);
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
