import { Specimen } from './Specimen';

const colours = [
  'canvas',
  'surface',
  'raised',
  'fill',
  'line',
  'line-strong',
  'ink',
  'ink-2',
  'ink-3',
  'primary',
  'primary-hover',
  'primary-soft',
  'danger',
  'danger-soft',
  'warn-soft',
  'info-soft',
  'star',
  'focus',
  'series-laurel',
  'series-ochre',
  'series-blue',
  'series-plum',
  'series-rust',
  'series-sky',
];

const sizes = [
  ['text-badge', '12/16 badge, axis'],
  ['text-meta', '13/18 meta'],
  ['text-body', '15/22 body'],
  ['text-lead', '17/24 lead'],
  ['text-section font-bold', '20/26 section'],
  ['text-page font-bold', '26/32 page'],
  ['text-landing font-bold', '40/44 landing'],
] as const;

export function TokensGallery() {
  return (
    <>
      <Specimen title="Colour">
        <div className="grid grid-cols-3 gap-3 md:grid-cols-6">
          {colours.map((colour) => (
            <div key={colour} className="text-badge text-ink-2">
              <div className="mb-1 h-8 rounded-chip border border-line" style={{ background: `var(--${colour})` }} />
              {colour}
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen title="Type">
        {sizes.map(([className, label]) => (
          <p key={label} className={className}>
            {label}
          </p>
        ))}
        <p className="mt-2 tabular-nums">
          1,234,567.89
          <br />
          9,876,543.21
        </p>
      </Specimen>
    </>
  );
}
