import type { Deps } from '#context.ts';
import type { Question } from './answerVisitors.ts';

/** Fast enough to read along, and no more messages than that. */
const EVERY_MS = 60;
/** Sooner than a sign of typing fades. */
const STILL_TYPING_MS = 4000;

/** Shows in a conversation that the assistant is writing, then what it has written so far, until `end`. */
export function streamAnswer({ events }: Pick<Deps, 'events'>, { message, conversation }: Question) {
  const { id: conversationId, assistantId, assistant } = conversation;
  let shown = '';
  let latest = '';
  let due: NodeJS.Timeout | null = null;

  const type = (isTyping: boolean) =>
    events.publish('typing:changed', conversationId, {
      conversationId,
      typistId: assistantId,
      author: 'AI',
      name: assistant.title,
      isTyping,
    });
  const publish = (isDone: boolean) => {
    due = null;
    shown = latest;
    events.publish('answer:streamed', conversationId, { conversationId, questionId: message.id, text: shown, isDone });
  };

  type(true);
  const typing = setInterval(() => type(true), STILL_TYPING_MS);
  return {
    /** `text`: all of the answer so far. */
    tell: (text: string) => {
      latest = text;
      if (latest !== shown) due ??= setTimeout(() => publish(false), EVERY_MS);
    },
    end: () => {
      clearInterval(typing);
      if (due) clearTimeout(due);
      type(false);
      publish(true);
    },
  };
}
