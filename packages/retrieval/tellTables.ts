import { plainText } from '@parley/article-html/text';

/** What is read of a document and written into it. */
type Cell = { tagName: string; innerHTML: string; getAttribute: (name: string) => string | null };
type Row = { children: Iterable<Cell>; textContent: string | null; remove: () => void };
type Tables = { querySelectorAll: (selector: 'table') => Iterable<Table> };
type Table = { querySelectorAll: (selector: 'tr') => Iterable<Row>; querySelector: (selector: string) => unknown };

/**
 * Writes each row of a table with a head as «Head: value; Head: value», so that it can be understood, and cited, by itself. Tables
 * whose cells reach over several rows, or hold tables, stay as they are.
 */
export function tellTables(document: Tables): void {
  for (const table of document.querySelectorAll('table')) {
    const [first, ...rows] = table.querySelectorAll('tr');
    const cells = [...(first?.children ?? [])];
    const hasHead = cells.length > 0 && cells.every(({ tagName }) => tagName === 'TH');
    if (!first || !hasHead || rows.length === 0 || table.querySelector('[rowspan], table')) continue;
    const head = columnsOf(cells);
    for (const row of rows) row.textContent = told(columnsOf(row.children), head);
    first.remove();
  }
}

/** More are a mistake. */
const MOST_COLUMNS = 100;

/** What a row says, column by column; a cell that spans several stands in the first of them. */
function columnsOf(cells: Iterable<Cell>): string[] {
  return [...cells].flatMap((cell) => {
    const text = plainText(cell.innerHTML).replaceAll('\n', ' ');
    const span = Math.min(Number(cell.getAttribute('colspan')) || 1, MOST_COLUMNS);
    return [text, ...Array.from({ length: span - 1 }, () => '')];
  });
}

const told = (row: readonly string[], head: readonly string[]) =>
  row.flatMap((text, column) => (text === '' ? [] : [head[column] ? `${head[column]}: ${text}` : text])).join('; ');
