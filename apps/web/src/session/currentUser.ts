import { fetchQuery, graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import type { GetCurrentUser, GetCurrentUser$data } from '#generated/GetCurrentUser';
import { environment } from '#relay/environment.ts';
import type { AccessUser } from './access.ts';
import { userLoaded } from './auth.slice.ts';
import { dispatch } from './sessionStore.ts';

const query = graphql`
  query GetCurrentUser @preloadable {
    currentUser {
      id
      status
      role
      name
      email
      phone
      shouldShowWelcomeBanner
      permissions {
        ...permissionFlags_permissions @relay(mask: false)
      }
      client {
        id
        manuallyInvoiced
        name
        email
        phone
        country
        subscription {
          type
          cancellationDate
          scheduleToDowngrade {
            type
            dueDate
          }
        }
        isBotInstanceActive
        paymentMethodEntered
        integratedWithZendesk
        integratedWithCalendly
        activeBotTrainingSessionsFound
      }
    }
  }
`;

export type CurrentUser = NonNullable<GetCurrentUser$data['currentUser']>;

/** Nobody is signed in by these tokens, although the answer was no error. */
class NoUserError extends Error {
  override name = 'NoUserError';
}

let loading: { for: typeof environment; user: Promise<AccessUser> } | null = null;

/** The user as the access rules see it: from the store when it is there, else from the API, once however many ask. */
export function loadCurrentUser(): Promise<AccessUser> {
  const known = findCurrentUser();
  if (known) return Promise.resolve(known);
  if (loading?.for !== environment) loading = { for: environment, user: fetchCurrentUser() };
  return loading.user;
}

/** Asks again who is signed in, although the user is known: after the server has refused the live connection. */
export async function verifyCurrentUser() {
  await fetchQuery<GetCurrentUser>(environment, query, {}, { fetchPolicy: 'network-only' }).toPromise();
}

async function fetchCurrentUser(): Promise<AccessUser> {
  const mine = environment;
  try {
    const data = await fetchQuery<GetCurrentUser>(mine, query, {}).toPromise();
    if (!data?.currentUser) throw new NoUserError('The session belongs to nobody.');
    const { id } = data.currentUser;
    // For as long as the environment lives: guard and permissions read it at any time.
    mine.retain(createOperationDescriptor(getRequest(query), {}));
    if (mine === environment) dispatch('auth', (slice) => userLoaded(slice, id));
    return toAccessUser(data.currentUser);
  } finally {
    loading = null;
  }
}

function findCurrentUser(): AccessUser | null {
  const operation = createOperationDescriptor(getRequest(query), {});
  if (environment.check(operation).status !== 'available') return null;
  const user = readCurrentUser();
  return user && toAccessUser(user);
}

/** The signed-in person as the store has them, for loaders: the guard has loaded them before. */
export function readCurrentUser(): CurrentUser | null {
  const { data } = environment.lookup(createOperationDescriptor(getRequest(query), {}).fragment);
  return (isLoaded(data) && data.currentUser) || null;
}

function isLoaded(data: unknown): data is GetCurrentUser$data {
  return typeof data === 'object' && data !== null && 'currentUser' in data;
}

function toAccessUser({ status, client }: CurrentUser): AccessUser {
  return { status, client: client ? { hasSubscription: Boolean(client.subscription) } : null };
}

/** The signed-in person. The guard has loaded it before any screen: this reads the store and never waits. */
export function useCurrentUser(): CurrentUser | null {
  return useLazyLoadQuery<GetCurrentUser>(query, {}, { fetchPolicy: 'store-or-network' }).currentUser ?? null;
}

/** For updaters: the user's client is on another plan. Without a client nothing happens (spec §4). */
export function setClientSubscription(store: RecordSourceProxy, subscription: RecordProxy | null | undefined) {
  const client = store.getRoot().getLinkedRecord('currentUser')?.getLinkedRecord('client');
  if (!client) return;
  const known = client.getLinkedRecord('subscription');
  // What else is known of it stays, until it is asked for again.
  if (subscription && known) known.copyFieldsFrom(subscription);
  else if (subscription) client.setLinkedRecord(subscription, 'subscription');
  else client.setValue(null, 'subscription');
}

/** For updaters: whether the user's client has a payment method. Without a client nothing happens (spec §4). */
export function setPaymentMethodEntered(store: RecordSourceProxy, isEntered: boolean) {
  store
    .getRoot()
    .getLinkedRecord('currentUser')
    ?.getLinkedRecord('client')
    ?.setValue(isEntered, 'paymentMethodEntered');
}
