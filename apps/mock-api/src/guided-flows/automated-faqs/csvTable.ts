import { CsvError, parse } from 'csv-parse/sync';

/** Why a file cannot be read, as a sentence for people. */
export class FileProblem extends Error {}

/** A row, with the line of the file that it begins on. */
export type Line = { line: number; cells: string[] };

const BREAK = /\r\n|\r|\n/g;
const breaksIn = (text: string) => text.match(BREAK)?.length ?? 0;

/** The rows of a CSV file that are not empty, whatever stands between its cells. Throws a FileProblem where it is none. */
export function tableOf(file: string): Line[] {
  const text = file.replace(/^\uFEFF/, '');
  const bytes = Buffer.from(text);
  const lines: Line[] = [];
  let [from, breaks] = [0, 0];
  try {
    parse(bytes, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      on_record: (cells: string[], { bytes: to }) => {
        const read = bytes.subarray(from, to).toString();
        from = to;
        breaks += breaksIn(read);
        const inCells = cells.reduce((sum, cell) => sum + breaksIn(cell), 0);
        lines.push({ line: 1 + breaks - (/[\r\n]$/.test(read) ? 1 : 0) - inCells, cells });
        return null;
      },
    });
    return lines;
  } catch (error) {
    if (error instanceof CsvError) throw new FileProblem(`This is no CSV file: ${faultOf(error, text)}`);
    throw error;
  }
}

function delimiterOf(text: string): string | undefined {
  const head = text.split('\n', 1)[0] ?? '';
  return [',', ';', '\t'].toSorted((one, other) => head.split(other).length - head.split(one).length)[0];
}

function faultOf({ code, lines }: CsvError, text: string): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return `a quotation mark that opens on line ${lineOfOpenQuote(text)} is never closed.`;
  const where = typeof lines === 'number' ? ` on line ${lines}` : '';
  return `a quotation mark${where} stands within a cell. Write it twice, and put the cell in quotation marks.`;
}

/** Where the quotation mark stands that nothing closes. */
function lineOfOpenQuote(text: string): number {
  let line = 1;
  let opened: number | null = null;
  let closed = { at: -2, openedOn: line };
  for (const { 0: found, index } of text.matchAll(/\r\n|\r|\n|"/g)) {
    if (found !== '"') line += 1;
    // Two of them within a cell are one that is meant.
    else if (opened === null) opened = index === closed.at + 1 ? closed.openedOn : line;
    else {
      closed = { at: index, openedOn: opened };
      opened = null;
    }
  }
  return opened ?? line;
}
