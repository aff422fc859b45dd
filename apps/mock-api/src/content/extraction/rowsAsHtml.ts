import { escapeHtml } from '#escapeHtml.ts';
import { ExtractionError, LIMITS } from './extraction.ts';

/**
 * A table as sentences: each cell with the head of its column, so that a row can be understood, and cited, by itself. A first row
 * of different texts is the head.
 */
export function rowsAsHtml(rows: readonly (readonly string[])[]): string {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  if (filled.length > LIMITS.rows) throw new ExtractionError('TooLarge');
  const [head = [], ...rest] = filled;
  const hasHead = rest.length > 0 && new Set(head).size === head.length && head.every((cell) => isLabel(cell));
  const told = hasHead ? rest.map((row) => labelled(head, row)) : filled.map((row) => row.filter(Boolean).join(', '));
  return told.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
}

const isLabel = (cell: string) => cell.trim() !== '' && Number.isNaN(Number(cell)) && cell.length <= 80;

const labelled = (head: readonly string[], row: readonly string[]) =>
  row.flatMap((cell, index) => (cell.trim() ? [`${head[index] ?? ''}: ${cell.trim()}`] : [])).join('; ');
