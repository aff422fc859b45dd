/** What is costly to make, such as a format of another language: made when it is first needed, and then kept. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
