export type GraphQLClient = <T>(query: string, variables?: Record<string, unknown>, token?: string) => Promise<T>;

/** Calls the API at `apiUrl` by POST and answers the data; throws the first error. */
export function graphqlClient(apiUrl: string): GraphQLClient {
  return async (query, variables = {}, token) => {
    const response = await fetch(`${apiUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    });
    const body = await response.json();
    if (body.errors?.length) throw new Error(body.errors[0].message);
    return body.data;
  };
}
