import { type GoogleAccount, readAccount } from './accounts.ts';
import { type AuthorizationRequest, checkAuthorizationRequest, type RegisteredClient } from './authorizationRequest.ts';
import { chooserPage, refusalPage } from './chooserPage.ts';
import type { Codes } from './codes.ts';

export type ListedAccount = Pick<GoogleAccount, 'email' | 'name'>;

type Endpoint = { client: RegisteredClient; codes: Codes; accounts: () => Promise<readonly ListedAccount[]> };

/** What the chooser's forms send beside the request's own parameters. */
const ANSWER_FIELDS = ['choice', 'email', 'name', 'unverified'];

/** Shows the chooser for a valid request and answers the application with a code or an error. */
export function createAuthorizationEndpoint({ client, codes, accounts }: Endpoint) {
  return async function authorize(request: Request): Promise<Response> {
    const form = request.method === 'POST' ? new URLSearchParams(await request.text()) : null;
    const parameters = new URLSearchParams(form ?? new URL(request.url).searchParams);
    for (const name of ANSWER_FIELDS) parameters.delete(name);
    const checked = checkAuthorizationRequest(parameters, client);
    if (checked.kind === 'refused') return refusalPage(checked.error);
    if (checked.kind === 'error') return sendBack(checked, { error: checked.error });
    if (!form) return chooserPage({ parameters, accounts: await accounts() });
    return choose(checked.request, form, parameters);
  };

  async function choose(request: AuthorizationRequest, form: URLSearchParams, parameters: URLSearchParams) {
    const choice = form.get('choice');
    if (choice === 'cancel') return sendBack(request, { error: 'access_denied' });
    const listed = await accounts();
    if (choice === 'known') {
      const account = listed.find(({ email }) => email === form.get('email'));
      if (account) return grant(request, { ...account, emailVerified: true });
    }
    const read = readAccount(form);
    if ('account' in read) return grant(request, read.account);
    return chooserPage({ parameters, accounts: listed, other: { form, problem: read.problem } });
  }

  function grant(request: AuthorizationRequest, account: GoogleAccount): Response {
    return sendBack(request, { code: codes.issue({ account, request }), scope: request.scope });
  }
}

type Origin = { redirectUri: string; state: string | null };

/** Always to an address that is registered: `checkAuthorizationRequest` has seen it. */
function sendBack({ redirectUri, state }: Origin, answer: Record<string, string>): Response {
  const location = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) location.searchParams.set(name, value);
  if (state !== null) location.searchParams.set('state', state);
  return new Response(null, {
    status: 303,
    headers: { location: location.href, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
}
