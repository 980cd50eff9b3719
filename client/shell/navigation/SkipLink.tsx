/** First focusable element: skips the navigation to the main content. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-3 -translate-y-16 rounded-control border border-line-strong bg-raised px-4 py-2 text-body font-medium text-ink focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
