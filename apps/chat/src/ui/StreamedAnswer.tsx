import type { AnswerStream, ChatAssistant } from '#api/ChatApi.ts';
import { Avatar } from './Avatar.tsx';

/** The numbers of sources, also half a one at the end. */
const MARKS = / ?\[\d{1,2}\]| ?\[\d{0,2}$/g;

type StreamedAnswerProps = { stream: AnswerStream; assistant: ChatAssistant };

/** What the assistant has written so far. Not for screen readers, which hear the whole of it when it is a message. */
export function StreamedAnswer({ stream, assistant }: StreamedAnswerProps) {
  const { title, avatar } = assistant;
  return (
    <li aria-hidden="true" className="mt-4 flex animate-rise gap-2">
      <Avatar name={title} image={avatar} isPerson={false} className="mt-5 size-7 rounded-lg text-2xs" />
      <div className="flex max-w-[84%] min-w-0 flex-col items-start">
        <span className="mb-1 text-xs font-medium text-ink-muted">{title}</span>
        <p
          dir="auto"
          className="max-w-full rounded-bubble rounded-bl-sm border border-line reply px-3 py-2 wrap-anywhere whitespace-pre-wrap"
        >
          {stream.text.replaceAll(MARKS, '')}
          <span className="ml-0.5 inline-block h-4 w-0.5 animate-caret bg-brand align-text-bottom" />
        </p>
      </div>
    </li>
  );
}
