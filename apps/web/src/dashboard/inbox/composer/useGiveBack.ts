import { useSession } from '#session/sessionStore.ts';
import { useComposerHandle } from './composerHandle.ts';
import { withTakenBack, type TakenBack } from './drafts.ts';
import { changeDraft } from './openDrafts.ts';

/**
 * Makes what was taken back the draft of its conversation again, also when its author has gone elsewhere while the server was
 * asked; who is still there goes on with it.
 */
export function useGiveBack(conversationId: string): (taken: TakenBack) => void {
  const composer = useComposerHandle();
  const userId = useSession(({ auth }) => auth.userId);
  return (taken) => {
    changeDraft({ userId, conversationId }, (before) => withTakenBack(before, taken));
    composer.current?.goOn(taken.mode);
  };
}
