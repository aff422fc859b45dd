import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Row } from '#conversation/threadRows.ts';

const delayOf = (row: Row | undefined) => row?.flowStep?.delayMs ?? 0;

/**
 * The rows up to what a flow seems to be writing: a text with a delay comes so much later, and what follows it later still. What was
 * there when the conversation was opened (`view` counts that) is there at once, and so is all once the visitor has gone on.
 */
export function usePacedRows(rows: readonly Row[], view: number): { rows: readonly Row[]; isWriting: boolean } {
  const hasRows = rows.length > 0;
  // oxlint-disable-next-line react/exhaustive-deps -- as they were when they were first there
  const first = useMemo(() => new Set(rows.map(({ key }) => key)), [view, hasRows]);
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set());
  const from = rows.findLastIndex(({ author }) => author === 'Visitor') + 1;
  const held = rows.findIndex(
    (row, index) => index >= from && delayOf(row) > 0 && !first.has(row.key) && !written.has(row.key),
  );
  const key = rows[held]?.key;
  const delay = delayOf(rows[held]);

  useEffect(() => {
    if (key === undefined) return undefined;
    const timer = setTimeout(() => setWritten((known) => new Set([...known, key])), delay);
    return () => clearTimeout(timer);
  }, [key, delay]);

  return key === undefined ? { rows, isWriting: false } : { rows: rows.slice(0, held), isWriting: true };
}
