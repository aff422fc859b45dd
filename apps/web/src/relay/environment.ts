import { Environment, RecordSource, Store } from 'relay-runtime';
import { createNetwork } from './network.ts';
import { onPersonLeaving } from './personScope.ts';

function createEnvironment() {
  return new Environment({
    network: createNetwork(),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
  });
}

/**
 * Every server record the dashboard knows. Another one takes its place when the person leaves, so that no data can mix:
 * outside components import this binding each time, components take it from their provider.
 */
export let environment = createEnvironment();

onPersonLeaving(() => {
  environment = createEnvironment();
});
