import type { AnswerStream } from '#api/ChatApi.ts';
import type { ChatState } from './chatState.ts';
import type { Store } from './store.ts';

/** The finished answer comes as a message, on another way than the news that it is finished: so long, in milliseconds, it may take. */
const MESSAGE_COMES_WITHIN = 2_000;

/** Keeps what the assistant is writing, until the message is there or nothing comes of it. */
export function createAnswerStreams(store: Store<ChatState>) {
  return function onAnswering(stream: AnswerStream) {
    const isFor = ({ thread, histories }: ChatState) =>
      thread === stream.conversationId && !isAnswered(histories[thread]?.messages ?? [], stream);
    if (!stream.isDone) {
      store.update((state) => (isFor(state) ? { ...state, stream } : state));
      return;
    }
    setTimeout(
      () =>
        store.update((state) => (state.stream?.questionId === stream.questionId ? { ...state, stream: null } : state)),
      MESSAGE_COMES_WITHIN,
    );
  };
}

/** Whether the answer that was being written is among the messages: its key names the question. */
export const isAnswered = (messages: readonly { key: string }[], { questionId }: AnswerStream) =>
  messages.some(({ key }) => key === `answer:${questionId}`);
