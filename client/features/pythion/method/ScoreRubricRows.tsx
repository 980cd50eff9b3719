import { scoreRubric, signals, type Level, type ScoreRubric, type Signal } from '../../../../shared/analysisRubric';
import { scoreKeys, type ScoreKey } from '../../../../shared/contracts/analysis';
import { scoreLabels } from '../parts/analysisLabels';
import { WithReferences } from './WithReferences';

const maxWeight = Math.max(...scoreKeys.map((key) => scoreRubric[key].weight));

/** Signals as one sentence: "A way to the customers; the way was tried, with figures or a partner". */
const listSignals = (keys: readonly Signal[]): string =>
  keys.map((key, index) => (index === 0 ? signals[key] : lowerFirst(signals[key]))).join('; ');

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The six scores with their weights and what each level needs. */
export function ScoreRubricRows() {
  return (
    <ul className="mt-2">
      {scoreKeys.map((key) => (
        <ScoreRow key={key} scoreKey={key} rubric={scoreRubric[key]} />
      ))}
    </ul>
  );
}

function ScoreRow({
  scoreKey,
  rubric: { weight, why, levels, detail, held },
}: {
  scoreKey: ScoreKey;
  rubric: ScoreRubric;
}) {
  return (
    <li className="border-b border-line py-4 last:border-b-0 last:pb-0">
      <div className="flex items-center gap-3">
        <h3 className="w-28 shrink-0 text-body">{scoreLabels[scoreKey]}</h3>
        <span aria-hidden="true" className="h-2 flex-1">
          <span className="block h-2 rounded-chip bg-primary" style={{ width: `${(100 * weight) / maxWeight}%` }} />
        </span>
        <span className="text-ink-2 tabular-nums">{weight} points</span>
      </div>
      <p className="mt-1 text-meta text-ink-2">
        <WithReferences text={why} />
      </p>
      <dl className="mt-3 grid grid-cols-[64px_minmax(0,1fr)] gap-x-3 gap-y-2 text-meta">
        {levels.map((level) => (
          <LevelRow key={level.level} level={level} detail={level.level === 1 ? signals[detail] : undefined} />
        ))}
        {held && (
          <div className="contents">
            <dt className="font-medium tabular-nums">At most {held.level}</dt>
            <dd className="text-ink-2">{held.when}</dd>
          </div>
        )}
      </dl>
    </li>
  );
}

function LevelRow({ level: { level, all, any = [], evidence, shownBy }, detail }: { level: Level; detail?: string }) {
  return (
    <div className="contents">
      <dt className="font-medium tabular-nums">Level {level}</dt>
      <dd className="text-ink-2">
        {listSignals(all)}
        {any.length > 0 && `One of: ${lowerFirst(listSignals(any))}`}
        {evidence !== undefined && `; evidence of level ${evidence} or more${shownBy ? ' for the last one' : ''}`}
        {detail && <span className="block">Level 2 adds: {lowerFirst(detail)}</span>}
      </dd>
    </div>
  );
}
