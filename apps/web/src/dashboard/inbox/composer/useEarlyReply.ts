import { useParams } from 'react-router-dom';
import { typeAhead } from '#dashboard/shortcuts/typeAhead.ts';
import { useShortcuts } from '#dashboard/shortcuts/useShortcuts.ts';
import { inboxShortcuts } from '../inboxShortcuts.ts';
import { type Mode } from './drafts.ts';
import { expectReply, takeExpectedReply } from './expectedReply.ts';

/** The keys of the reply while its conversation loads: what is typed after them waits for the field. */
export function useEarlyReply() {
  const { conversationId = '' } = useParams();

  function expectField(mode: Mode) {
    expectReply(conversationId, mode);
    typeAhead(() => takeExpectedReply(conversationId));
  }

  useShortcuts([
    { shortcut: inboxShortcuts.reply, run: () => expectField('Text') },
    { shortcut: inboxShortcuts.note, run: () => expectField('Note') },
  ]);
}
