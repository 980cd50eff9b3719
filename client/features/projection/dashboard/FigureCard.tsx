import { useId, type ReactNode } from 'react';
import type { Explanation } from '../../../../shared/projection/explanation';
import { formatExact, formatFormula } from '../result/format';
import type { KeyFigure } from './figures';
import { Sparkline } from './Sparkline';

export interface FigureCardProps {
  figure: KeyFigure;
  month: number;
  explanation: Explanation | undefined;
  children?: ReactNode;
}

/** A key figure with its trend, meaning and formula. */
export function FigureCard({ figure, month, explanation, children }: FigureCardProps) {
  const { label, meaning, values, format } = figure;
  const value = values[month - 1] ?? null;
  const before = month > 3 ? (values[month - 4] ?? null) : null;
  return (
    <Card label={label} trend={<Sparkline values={values} month={month} />} meaning={meaning}>
      {value === null ? (
        <p className="text-pretty">
          <span className="font-medium">Not meaningful</span>{' '}
          <span className="text-ink-2">because {figure.whyNot(month)}</span>
        </p>
      ) : (
        <>
          <p className="text-section font-bold tabular-nums">{format(value)}</p>
          {before !== null && (
            <p className="text-meta text-ink-2 tabular-nums">{format(before)} three months earlier</p>
          )}
        </>
      )}
      {children}
      {explanation && value !== null && (
        <Formula formula={formatFormula(explanation.formula)} values={formatExact(explanation.values)} />
      )}
    </Card>
  );
}

export interface CardProps {
  label: string;
  trend: ReactNode;
  meaning: string;
  children: ReactNode;
}

export function Card({ label, trend, meaning, children }: CardProps) {
  const id = useId();
  return (
    <li aria-labelledby={id} className="flex flex-col gap-2 rounded-card border border-line p-4">
      <div className="flex items-start justify-between gap-3">
        <h3 id={id} className="font-medium">
          {label}
        </h3>
        {trend}
      </div>
      {children}
      <p className="mt-auto text-meta text-pretty text-ink-2">{meaning}</p>
    </li>
  );
}

/** How a figure was computed: in words, and with the values. */
export function Formula({ formula, values }: { formula: string; values: string }) {
  return (
    <details className="text-meta">
      <summary className="w-fit cursor-pointer py-1 font-medium text-ink-2 hover:text-ink touch:py-3">Formula</summary>
      <p className="break-words text-ink-2">= {formula}</p>
      <p className="mt-1 break-words tabular-nums">= {values}</p>
    </details>
  );
}
