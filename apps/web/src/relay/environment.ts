import { Environment, type MissingFieldHandler, RecordSource, ROOT_TYPE, Store } from 'relay-runtime';
import { createNetwork } from './network.ts';
import { onUserScopeReset } from './userScope.ts';

/** A conversation that a list has brought is known to `conversation(id)` too. */
const knownConversation: MissingFieldHandler = {
  kind: 'linked',
  handle: ({ name }, parent, { id }) => (name === 'conversation' && parent?.getType() === ROOT_TYPE ? id : undefined),
};

function createEnvironment() {
  return new Environment({
    missingFieldHandlers: [knownConversation],
    network: createNetwork(),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
    // In parts a query would be drawn where its request has failed, too: with «none yet» where nobody knows.
    UNSTABLE_defaultRenderPolicy: 'full',
  });
}

/**
 * Every server record the dashboard knows. Another one takes its place when the person leaves, so that no data can mix:
 * outside components import this binding each time, components take it from their provider.
 */
export let environment = createEnvironment();

onUserScopeReset(() => {
  environment = createEnvironment();
});
