import { describe, expect, it } from 'vitest';
import { EMPTY, type Draft } from './drafts.ts';
import { type OutgoingMessage } from './outbox.ts';
import { unsentOf } from './unsentOf.ts';

const file = {
  id: 'f1',
  kind: 'File',
  name: 'a.pdf',
  mediaType: 'application/pdf',
  size: 1,
  width: null,
  height: null,
  url: '/a',
} as const;

function unsentWith(draft: Partial<Draft>, openId?: string) {
  return unsentOf({ drafts: { c1: { ...EMPTY, ...draft } }, outbox: [], openId }).c1;
}

const reply = (failure: string | null): OutgoingMessage => ({
  key: 'k1',
  conversationId: 'c1',
  senderId: 'u1',
  kind: 'Text',
  body: 'On its way.',
  files: [],
  replyTo: null,
  createdAt: '2026-11-19T10:00:00.000Z',
  failure,
});

describe('unsentOf', () => {
  it('says the reply before the note, and how many files where there are no words', () => {
    expect(unsentWith({ Text: ' Hello ', Note: 'Careful' })).toEqual({ kind: 'Draft', text: 'Hello' });
    expect(unsentWith({ Text: ' ', Note: 'Careful' })).toEqual({ kind: 'DraftNote', text: 'Careful' });
    expect(unsentWith({ files: [file, file] })).toEqual({ kind: 'Draft', text: '2 files' });
    expect(unsentWith({ noteFiles: [file] })).toEqual({ kind: 'DraftNote', text: '1 file' });
    expect(unsentWith({ edits: { m1: 'Tomorrow' } })).toEqual({ kind: 'Edit', text: 'Tomorrow' });
  });

  it('has nothing to say of blanks, nor of the conversation whose composer is open', () => {
    expect(unsentWith({ Text: '  ' })).toBeUndefined();
    expect(unsentWith({ Text: 'Hello' }, 'c1')).toBeUndefined();
  });

  it('says what could not be sent before the draft, also where it is open; nothing of what is on its way', () => {
    const drafts = { c1: { ...EMPTY, Text: 'And' } };
    const failed = { kind: 'Failed', text: 'On its way.' };
    expect(unsentOf({ drafts, outbox: [reply('No answer.')], openId: undefined }).c1).toEqual(failed);
    expect(unsentOf({ drafts, outbox: [reply('No answer.')], openId: 'c1' }).c1).toEqual(failed);
    expect(unsentOf({ drafts: {}, outbox: [reply(null)], openId: undefined })).toEqual({});
  });
});
