const { compare } = new Intl.Collator('en', { numeric: true });

/** As people sort names. */
export function byName<Row extends { name: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => compare(a.name, b.name));
}
