import { array, assert, integer, property, record, subarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVersionGate } from './versionGate.ts';

const conversation = (version: number, more: object = {}) => ({ conversation: { id: 'c', version, ...more } });

describe('version gate', () => {
  it('lets newer states through', () => {
    const pass = createVersionGate();
    pass(conversation(1, { status: 'Open' }));

    expect(pass(conversation(2, { status: 'Resolved' }))).toEqual(conversation(2, { status: 'Resolved' }));
  });

  it('replaces what an older state says by what is known', () => {
    const pass = createVersionGate();
    pass(conversation(5, { status: 'Resolved' }));

    expect(pass(conversation(4, { status: 'Open' }))).toEqual(conversation(5, { status: 'Resolved' }));
  });

  it('keeps what only the older state knows', () => {
    const pass = createVersionGate();
    pass(conversation(5, { status: 'Resolved' }));

    expect(pass(conversation(4, { visitorName: 'Mira' }))).toEqual(conversation(5, { visitorName: 'Mira' }));
  });

  it('looks into lists and connections', () => {
    const pass = createVersionGate();
    pass(conversation(3, { unreadCount: 0 }));
    const page = (unreadCount: number, version: number) => ({
      conversations: { edges: [{ node: { id: 'c', version, unreadCount } }, { node: { id: 'd', version: 1 } }] },
    });

    expect(pass(page(2, 2))).toEqual(page(0, 3));
  });

  it('leaves records without a version alone', () => {
    const pass = createVersionGate();
    pass({ user: { id: 'u', name: 'Maya' } });

    expect(pass({ user: { id: 'u', name: 'May' } })).toEqual({ user: { id: 'u', name: 'May' } });
  });

  it('does not let an object stand in that lacks what was asked for', () => {
    const pass = createVersionGate();
    pass(conversation(2, { assistant: { id: 'a' } }));

    expect(pass(conversation(1, { assistant: { id: 'b', title: 'Nori' } }))).toMatchObject({
      conversation: { assistant: { id: 'b', title: 'Nori' } },
    });
  });

  it('does not let nothing take the place of an object that has come since', () => {
    const pass = createVersionGate();
    pass(conversation(3, { assignee: { id: 'maya', name: 'Maya' }, messages: { edges: [] } }));

    expect(pass(conversation(2, { assignee: null, messages: null }))).toEqual(
      conversation(3, { assignee: { id: 'maya', name: 'Maya' }, messages: null }),
    );
  });

  it('ends every field at its newest value, in whatever order and however often states arrive', () => {
    const state = record(
      { version: integer({ min: 1, max: 8 }), fields: subarray(['status', 'unreadCount', 'visitorName']) },
      { requiredKeys: ['version', 'fields'] },
    );
    assert(
      property(array(state, { minLength: 1 }), (states) => {
        const pass = createVersionGate();
        // The store: whatever passes overwrites.
        const store: Record<string, unknown> = {};
        for (const { version, fields } of states) {
          // A version has one value for each field.
          const values = Object.fromEntries(fields.map((field) => [field, `${field} of ${version}`]));
          Object.assign(store, pass(conversation(version, values)).conversation);
        }

        const newestOf = (field: string) =>
          Math.max(...states.filter(({ fields }) => fields.includes(field)).map(({ version }) => version));
        const seen = ['status', 'unreadCount', 'visitorName'].filter((field) => newestOf(field) > 0);
        for (const field of seen) expect(store[field]).toBe(`${field} of ${newestOf(field)}`);
        expect(store.version).toBe(Math.max(...states.map(({ version }) => version)));
      }),
    );
  });
});
