type Query = {
  operationName: string;
  variables: Readonly<Record<string, unknown>>;
  sha256Hash: string;
  extensions?: Readonly<Record<string, unknown>>;
};

/** The URL that asks for a query by its hash (spec §7). */
export function persistedQueryUrl(url: string, { operationName, variables, sha256Hash, extensions }: Query): string {
  const query = new URLSearchParams({
    operationName,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ ...extensions, persistedQuery: { version: 1, sha256Hash } }),
  });
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}
