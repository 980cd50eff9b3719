import { memo, startTransition, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Figures } from './drawFigures';
import { FiguresCanvas } from './FiguresCanvas';
import { ResultTable, type ResultTableProps } from './ResultTable';
import { usedGroups } from './rows';
import { useIsInView } from './useInView';

/** So long after the last change the table itself has the figures. Keys in a row come faster. */
const SETTLE_MS = 300;

/**
 * The table of figures. While inputs are typed, the changed figures are drawn over it, and it follows when they rest; at once
 * when it is used, or its rows or columns change.
 */
export const FiguresTable = memo(function FiguresTable({ result, base, periods }: ResultTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const isInView = useIsInView(frame);
  const latest = useMemo(
    (): Figures => ({ result, base, periods, rows: usedGroups(result).flatMap((group) => group.rows) }),
    [result, base, periods],
  );
  const [settled, setSettled] = useState(latest);
  if (!hasSameCells(settled, latest)) setSettled(latest);
  const settle = useCallback(() => setSettled(latest), [latest]);

  useEffect(() => {
    if (settled === latest) return;
    const timer = setTimeout(() => startTransition(settle), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [settled, latest, settle]);

  const handleUse = useEffectEvent(({ type, target }: Event) => {
    if (settled === latest) return;
    const isOther = type === 'scroll' && target instanceof Node && !target.contains(frame.current);
    if (!isOther || frame.current!.contains(target)) flushSync(settle);
  });
  useEffect(() => {
    const handle = (event: Event) => handleUse(event);
    const element = frame.current!;
    for (const type of ['pointerdown', 'focusin']) element.addEventListener(type, handle);
    for (const type of ['resize', 'beforeprint', 'copy']) window.addEventListener(type, handle);
    // Scrolling may show what the canvas doesn't cover.
    window.addEventListener('scroll', handle, { capture: true, passive: true });
    return () => {
      for (const type of ['pointerdown', 'focusin']) element.removeEventListener(type, handle);
      for (const type of ['resize', 'beforeprint', 'copy']) window.removeEventListener(type, handle);
      window.removeEventListener('scroll', handle, { capture: true });
    };
  }, []);

  return (
    <div ref={frame} className="relative isolate">
      <ResultTable ref={scroller} result={settled.result} base={settled.base} periods={settled.periods} />
      <FiguresCanvas figures={isInView && settled !== latest ? latest : null} scroller={scroller} onDecline={settle} />
    </div>
  );
});

/** Whether one has other figures at most: the same rows and columns, and marks or none. */
const hasSameCells = (one: Figures, other: Figures): boolean =>
  one.periods === other.periods &&
  one.result.currency === other.result.currency &&
  (one.base === null) === (other.base === null) &&
  one.rows.length === other.rows.length &&
  one.rows.every((row, index) => row === other.rows[index]);
