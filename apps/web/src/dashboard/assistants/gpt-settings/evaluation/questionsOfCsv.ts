/** A line of a file: a question, the title of the article that answers it, words of the passage, and what the answer has to say. */
export type CsvQuestion = { question: string; article: string; passage: string; answer: string };

/**
 * The questions of a CSV file (RFC 4180; also with semicolons): question, article's title, words of the passage, what the
 * answer has to say. Without an article nothing answers a question. A first line that names the columns is passed over.
 */
export function questionsOfCsv(text: string): CsvQuestion[] {
  const [first, ...rest] = rowsOf(text.replace(/^\uFEFF/, ''));
  const rows = first && !/^(question|frage)s?$/i.test(first[0]?.trim() ?? '') ? [first, ...rest] : rest;
  return rows
    .map(([question = '', article = '', passage = '', answer = '']) => ({
      question: written(question),
      article: written(article),
      passage: written(passage),
      answer: written(answer),
    }))
    .filter(({ question }) => question !== '');
}

/** Without the apostrophe that an exported file puts before what a spreadsheet would take for a formula. */
const written = (cell: string) => cell.trim().replace(/^'(?=\s*[=+\-@|])/, '');

function rowsOf(text: string): string[][] {
  const [line = ''] = text.split('\n');
  const separator = line.includes(';') && !line.includes(',') ? ';' : ',';
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '"' && isQuoted && text[at + 1] === '"') {
      cell += letter;
      at += 1;
    } else if (letter === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (!isQuoted && letter === separator) endCell();
    else if (!isQuoted && letter === '\n') {
      endCell();
      rows.push([]);
    } else if (isQuoted || letter !== '\r') cell += letter;
  }
  endCell();
  return rows;
}
