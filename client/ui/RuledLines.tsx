/** Decorative blank lines for empty and missing content. */
export function RuledLines() {
  return (
    <svg width="56" height="32" viewBox="0 0 56 32" aria-hidden="true" fill="none">
      <path d="M8 .5h48M8 15.5h48M8 30.5h28" stroke="var(--line-strong)" />
      <path d="M1.5 0v31" stroke="var(--primary)" strokeWidth="3" />
    </svg>
  );
}
