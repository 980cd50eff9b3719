/** Content of one email, with at most one link as call to action. */
export type Email = {
  subject: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  /** Small print: why the recipient gets this email. */
  note: string;
};

const escape = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

/** Renders an email as plain text and as HTML, with the same content. */
export function renderEmail({ subject, paragraphs, action, note }: Email): {
  subject: string;
  text: string;
  html: string;
} {
  const text = [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), note, 'Venturion'].join('\n\n');
  const html = `<!doctype html><html lang="en"><body style="margin:0;padding:24px;background:#f3f7f4;color:#1b241f;font:16px/24px Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:24px;background:#fff;border:1px solid #dde4df;border-radius:12px">
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escape(paragraph)}</p>`).join('\n')}
${action ? `<p style="margin:0 0 16px"><a href="${escape(action.url)}" style="display:inline-block;padding:8px 16px;background:#1c5c37;color:#fff;border-radius:8px;text-decoration:none">${escape(action.label)}</a></p>` : ''}
<p style="margin:0 0 8px;color:#5d6a62;font-size:13px;line-height:18px">${escape(note)}</p>
<p style="margin:0;color:#5d6a62;font-size:13px;line-height:18px">Venturion</p></div></body></html>`;
  return { subject, text, html };
}
