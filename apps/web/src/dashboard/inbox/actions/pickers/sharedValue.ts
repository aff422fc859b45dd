/** What all of them have; undefined when they differ. */
export function sharedValue<T, Value>(records: readonly T[], value: (record: T) => Value): Value | undefined {
  const [first, ...rest] = records.map(value);
  return rest.every((other) => other === first) ? first : undefined;
}
