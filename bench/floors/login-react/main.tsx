import { useActionState } from 'react';
import { createRoot } from 'react-dom/client';
import { apiUrl } from '../apiUrl.ts';

/** The least that signs somebody in with React: two fields, one request, one sentence when it fails. */
function Login() {
  const [problem, submit, isSubmitting] = useActionState(async (_: string | null, data: FormData) => {
    const input = { email: data.get('email'), password: data.get('password'), rememberMe: data.has('rememberMe') };
    const response = await fetch(`${apiUrl()}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: 'mutation Login($input: LoginInput!) { login(input: $input) { accessToken } }',
        variables: { input },
      }),
    });
    const { data: answer, errors } = await response.json();
    if (!answer?.login) return String(errors?.[0]?.message ?? 'This did not work.');
    document.cookie = `accessToken=${answer.login.accessToken}; Path=/; SameSite=Strict`;
    window.location.assign('/dashboard');
    return null;
  }, null);

  return (
    <form action={submit}>
      <h1>Sign in</h1>
      <p>
        New here? <a href="/signup">Create an account</a>
      </p>
      {problem && <p role="alert">{problem}</p>}
      <label>
        Email <input name="email" type="email" autoComplete="username" />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" />
      </label>
      <label>
        <input name="rememberMe" type="checkbox" defaultChecked /> Keep me signed in for 30 days
      </label>
      <button disabled={isSubmitting}>Sign in</button>
    </form>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Login />);
