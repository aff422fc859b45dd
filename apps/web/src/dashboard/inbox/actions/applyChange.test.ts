import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { describe, expect, it } from 'vitest';
import { applyChange } from './applyChange.ts';

/** A conversation of nobody's, and somebody of whom this much is known. */
function storeWith(person: Readonly<Record<string, string>>) {
  const environment = new Environment({
    network: Network.create(() => Promise.reject(new Error('Nobody is asked.'))),
    store: new Store(new RecordSource()),
  });
  environment.commitUpdate((store) => {
    store.create('conv_1', 'Conversation').setValue(null, 'assignee');
    const user = store.create('user_2', 'User');
    for (const [field, value] of Object.entries(person)) user.setValue(value, field);
  });
  return environment;
}

describe('a conversation that is assigned before the API has answered', () => {
  it.each([
    [{ name: 'Jonas Reber' }, null],
    [{ name: 'Jonas Reber', avatar: '/assets/jonas' }, '/assets/jonas'],
  ])('leaves nothing of %o unknown that its row shows', (person, avatar) => {
    const environment = storeWith(person);

    environment.applyUpdate({ storeUpdater: (store) => applyChange(store, { id: 'conv_1', assigneeId: 'user_2' }) });

    const source = environment.getStore().getSource();
    expect(source.get('conv_1')).toMatchObject({ assignee: { __ref: 'user_2' } });
    expect(source.get('user_2')).toHaveProperty('avatar', avatar);
  });
});
