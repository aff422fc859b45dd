/** Signs a demo person in at the API. Answers the access token. */
export async function signIn(origin: string, email: string, password: string): Promise<string> {
  const body = JSON.stringify({
    query: 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }',
    variables: { input: { email, password } },
  });
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const answer: { data?: { login: { accessToken: string } } } = await response.json();
  if (!answer.data) throw new Error(`Nobody could sign in: ${JSON.stringify(answer)}`);
  return answer.data.login.accessToken;
}
