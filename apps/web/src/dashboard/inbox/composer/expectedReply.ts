import { type Mode } from './drafts.ts';

let expected: { conversationId: string; mode: Mode } | null = null;

/** Somebody wants to write to a conversation that is still on its way. */
export function expectReply(conversationId: string, mode: Mode) {
  expected = { conversationId, mode };
}

/** What is to be written to this conversation now that it is there; null when nobody waits for it. */
export function expectedReply(conversationId: string): Mode | null {
  return expected?.conversationId === conversationId ? expected.mode : null;
}

/** As expectedReply, which has nothing to say from then on. */
export function takeExpectedReply(conversationId: string): Mode | null {
  const mode = expectedReply(conversationId);
  expected = null;
  return mode;
}
