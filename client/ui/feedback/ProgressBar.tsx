export interface ProgressBarProps {
  /** Label: "Sending the picture". */
  label: string;
  /** 0 to 1. */
  part: number;
}

/** Determinate progress, as text, per cent and a bar. */
export function ProgressBar({ label, part }: ProgressBarProps) {
  const percent = Math.floor(part * 100);
  return (
    <div className="flex animate-appear flex-col gap-1 text-meta text-ink-2">
      <p aria-hidden="true" className="flex justify-between gap-4">
        {label}
        <span className="tabular-nums">{percent}%</span>
      </p>
      <progress
        aria-label={label}
        max={100}
        value={percent}
        className="h-1 w-full appearance-none overflow-hidden rounded-chip bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary"
      />
    </div>
  );
}
