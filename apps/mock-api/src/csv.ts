/**
 * Rows as CSV (RFC 4180) that spreadsheets read as text: what would begin a formula there, such as `=`, stands behind an
 * apostrophe (OWASP, «CSV injection»).
 */
export const csv = (rows: readonly (readonly string[])[]): string =>
  // The byte order mark tells Excel that it is UTF-8.
  `\uFEFF${csvRows(rows)}`;

/** As `csv`, of rows that follow others. */
export const csvRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

function cell(text: string): string {
  const harmless = /^\s*[=+\-@|]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(harmless) || harmless !== harmless.trim() ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
