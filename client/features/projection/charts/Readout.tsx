import { Tooltip } from 'recharts';
import { Status } from '../../../ui/feedback/Status';

export type Reading = { title: string; values: readonly (readonly [label: string, text: string])[] };

/** The figures at the pointer, or at the month that the arrow keys chose. */
export function readout<Point>(read: (point: Point) => Reading) {
  return (
    <Tooltip
      isAnimationActive={false}
      cursor={{ stroke: 'var(--line-strong)', fill: 'var(--fill)', fillOpacity: 0.6 }}
      wrapperStyle={{ zIndex: 1 }}
      content={({ active, payload }) => {
        const point = payload[0]?.payload as Point | undefined;
        return <Status>{active && point !== undefined && <ReadingBox {...read(point)} />}</Status>;
      }}
    />
  );
}

export function ReadingBox({ title, values }: Reading) {
  return (
    <div className="max-w-70 rounded-control border border-line bg-raised px-3 py-2 text-meta text-ink shadow-raised">
      <p className="font-bold">{title}</p>
      <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-4 tabular-nums">
        {values.map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="min-w-0 break-words text-ink-2">{label}</dt>
            <dd className="text-right whitespace-nowrap">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
