import { act, screen, waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import type { PreviewAct, PreviewedAssistant, PreviewedMessage } from '#chat-preview/ChatPreview.tsx';

/** The frame of the chat on the screen, whose page a test stands in for: what it is told, and what is done in it. */
export async function chatFrame() {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of the chat');
  const source = frame.contentWindow;
  if (!source) throw new Error('The frame has no page.');
  const post = vi.spyOn(source, 'postMessage').mockReturnValue();
  const say = (data: object) => act(() => void dispatchEvent(new MessageEvent('message', { source, data })));
  await waitFor(() => {
    // Nobody may listen yet, as long as the frame has only just been drawn.
    say({ kind: 'parley.previewReady' });
    if (post.mock.calls.length === 0) throw new Error('The chat was told nothing.');
  });
  const messages = (): readonly PreviewedMessage[] => Object(post.mock.calls.at(-1)?.[0]).messages ?? [];
  const assistant = (): PreviewedAssistant => Object(post.mock.calls.at(-1)?.[0]).assistant;
  const acts = (done: PreviewAct) => say({ kind: 'parley.previewActed', act: done });
  return {
    assistant,
    messages,
    bodies: () => messages().map(({ body }) => body),
    /** Presses the choice of this label that was offered last. */
    press: (label: string) => {
      const offered = messages().flatMap(({ id, flowStep }) =>
        (flowStep?.choices ?? []).map((choice) => ({ ...choice, messageId: id })),
      );
      const choice = offered.findLast((one) => one.label === label);
      if (!choice)
        throw new Error(`Nothing called “${label}” is offered: ${offered.map((one) => one.label).join(', ')}`);
      acts({ type: 'Press', messageId: choice.messageId, nodeId: choice.nodeId });
    },
    acts,
  };
}
