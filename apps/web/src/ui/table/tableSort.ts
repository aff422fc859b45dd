export type TableSort = { column: string; direction: 'ascending' | 'descending' };

/** «-edited» for the URL: a minus stands for descending. */
export function formatSort({ column, direction }: TableSort): string {
  return direction === 'descending' ? `-${column}` : column;
}

/** The sort that a URL asks for; undefined for a column that cannot be sorted by. */
export function parseSort(text: string, sortable: readonly string[]): TableSort | undefined {
  const isDescending = text.startsWith('-');
  const column = isDescending ? text.slice(1) : text;
  if (!sortable.includes(column)) return undefined;
  return { column, direction: isDescending ? 'descending' : 'ascending' };
}
