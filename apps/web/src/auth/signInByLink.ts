import { graphql } from 'react-relay/hooks';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { GetLinkedPerson } from '#generated/GetLinkedPerson';
import { postPlain } from '#relay/postGraphQL.ts';
import { isRecord } from '#relay/transport.ts';
import { paths } from '#router/paths.ts';
import { refreshSession } from '#session/refresh.ts';
import { readReturnPath } from '#session/returnPath.ts';
import { useSession } from '#session/sessionStore.ts';
import { signIn } from '#session/signIn.ts';
import { areOfSamePerson } from '#session/tokenClaims.ts';
import { claimAccessToken } from './arrival.ts';
import type { LinkQuestion } from './linkQuestion.ts';

/**
 * /auth?accessToken=…&next=…: the token is the session, as long as the browser runs, and the visit goes on at once. Where
 * somebody else is signed in, they are asked first.
 */
export async function signInByLink({ request }: LoaderFunctionArgs) {
  const accessToken = claimAccessToken();
  if (!accessToken) return null;
  const linkQuestion = await questionBefore(accessToken);
  if (linkQuestion) return { linkQuestion };
  signIn({ accessToken, refreshToken: null, rememberMe: false, isByLink: true });
  return redirect(readReturnPath(new URL(request.url).search) ?? paths.dashboard);
}

async function questionBefore(accessToken: string): Promise<LinkQuestion | null> {
  const { auth } = useSession.getState();
  if (!auth.accessToken && !auth.refreshToken) return null;
  if (areOfSamePerson(auth.accessToken, accessToken)) return null;
  const [present, linked] = await Promise.all([whoIsHere(), whoHolds(accessToken)]);
  if (present === 'nobody') return null;
  if (linked === 'nobody') return { accessToken: null, present: present.name, linked: null };
  if (present.id !== null && present.id === linked.id) return null;
  return { accessToken, present: present.name, linked: linked.name };
}

type Person = { id: string | null; name: string | null };
/** Somebody; the API did not say who. */
const UNKNOWN: Person = { id: null, name: null };

/** Whose session this browser has, if it has not ended. */
async function whoIsHere(): Promise<Person | 'nobody'> {
  const { accessToken, refreshToken } = useSession.getState().auth;
  const known = accessToken ? await whoHolds(accessToken) : 'nobody';
  if (known !== 'nobody' || !refreshToken) return known;
  const outcome = await refreshSession(accessToken);
  const renewed = useSession.getState().auth.accessToken;
  if (outcome === 'unreachable') return UNKNOWN;
  return outcome === 'refreshed' && renewed ? whoHolds(renewed) : 'nobody';
}

async function whoHolds(token: string): Promise<Person | 'nobody'> {
  const operation = graphql`
    query GetLinkedPerson {
      currentUser {
        id
        name
      }
    }
  `;
  const body = await postPlain<GetLinkedPerson>({ operation, variables: {}, token }).catch(() => null);
  const user = body?.data?.currentUser;
  if (isRecord(user) && typeof user.id === 'string') {
    return { id: user.id, name: typeof user.name === 'string' ? user.name : null };
  }
  const code = body?.errors?.[0]?.extensions?.code;
  return code === 'UNAUTHENTICATED' || code === 'USER_NOT_FOUND' ? 'nobody' : UNKNOWN;
}
