import { formatMonth } from '../../../../shared/projection/months';
import { config } from '../../../config';
import { linkClasses } from '../../../ui/text/TextLink';
import type { Computed } from '../chosen/messages';

/** How a program sets actual figures. */
export function ApiExample({ id, computed }: { id: string; computed: Computed }) {
  const url = new URL(`${config.apiBase}/projections/${id}/actuals`, window.location.href);
  const amount = (value: number) => value.toFixed(computed.digits);
  const body = {
    months: {
      [formatMonth(computed.start)]: { revenue: amount(41_200), closing_cash: amount(371_000), closing_customers: 141 },
    },
  };
  return (
    <details className="mt-4 border-t border-line pt-3">
      <summary className="w-fit cursor-pointer py-1 font-medium touch:py-3">Push figures by API</summary>
      <p className="mt-2 max-w-160 text-pretty text-ink-2">
        Send the figures that changed, for example from your accounting each night. Other months, and other figures of a
        month, stay; null removes one. The token is the accessToken that signing in by API returns.{' '}
        <a href="/api/docs" className={linkClasses}>
          API reference
        </a>
      </p>
      <pre
        // A scrolling region needs the focus to be scrolled by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label="Example of a call"
        className="mt-3 overflow-x-auto rounded-card bg-fill p-4 text-meta"
      >
        {[
          `curl -X PUT ${url.href} \\`,
          `  -H "Authorization: Bearer $TOKEN" \\`,
          `  -H "Content-Type: application/json" \\`,
          `  -d '${JSON.stringify(body)}'`,
        ].join('\n')}
      </pre>
    </details>
  );
}
