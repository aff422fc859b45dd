const { compare } = new Intl.Collator('en', { numeric: true });

/** As the API sorts names. */
export function byName<Row extends { readonly name: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => compare(a.name, b.name));
}
