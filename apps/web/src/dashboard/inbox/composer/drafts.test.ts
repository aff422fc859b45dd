import { describe, expect, it } from 'vitest';
import { EMPTY, withTakenBack } from './drafts.ts';

const file = (id: string) => ({
  id,
  kind: 'File' as const,
  name: `${id}.pdf`,
  mediaType: 'application/pdf',
  size: 1,
  width: null,
  height: null,
  url: `/${id}`,
});
const quoted = (id: string) => ({ id, authorName: 'Hannah', body: 'Where is it?' });
const taken = { mode: 'Text' as const, body: 'On its way.', files: [file('a')], replyTo: quoted('m1') };

describe('a message that is taken back', () => {
  it('is the draft where none is', () => {
    expect(withTakenBack(EMPTY, taken)).toEqual({
      ...EMPTY,
      Text: 'On its way.',
      files: [file('a')],
      replyTo: quoted('m1'),
    });
  });

  it('comes before what has been written since, and leaves what that answers', () => {
    const since = { ...EMPTY, Text: 'Sorry!', files: [file('b')], replyTo: quoted('m2') };

    expect(withTakenBack(since, taken)).toMatchObject({
      Text: 'On its way.\n\nSorry!',
      files: [file('a'), file('b')],
      replyTo: quoted('m2'),
    });
  });

  it('comes back in the words that it was being changed to', () => {
    const since = { ...EMPTY, edits: { m7: 'On its way today.', m8: 'Another' } };

    expect(withTakenBack(since, { ...taken, id: 'm7' })).toMatchObject({
      Text: 'On its way today.',
      edits: { m8: 'Another' },
    });
  });

  it('leaves the reply alone where it was a note, with which one goes on', () => {
    const since = { ...EMPTY, Text: 'Sorry!', files: [file('b')] };

    expect(withTakenBack(since, { mode: 'Note', body: 'Ask Jonas', files: [], replyTo: null })).toEqual({
      ...since,
      Note: 'Ask Jonas',
      mode: 'Note',
    });
  });
});
