import { useMemo } from 'preact/hooks';
import { markdownParts, textParts } from '@parley/message-text/textParts';
import type { Citation, CustomEmoji } from '#api/ChatApi.ts';
import { SourceMark, type OpenSource } from './AnswerSources.tsx';

type MessageTextProps = {
  text: string;
  emojis?: readonly CustomEmoji[];
  /** Whose numbers stand in the text; without `onSource` these are left out. */
  sources?: readonly Citation[];
  onSource?: OpenSource | null;
  /** What assistants and flows write knows a little Markdown. */
  isMarkdown?: boolean;
};

const NONE: readonly Citation[] = [];

/** What somebody typed, as text; links can be opened, the company's own emojis are drawn, nothing else is ever markup. */
export function MessageText({ text, emojis, sources = NONE, onSource = null, isMarkdown = false }: MessageTextProps) {
  const parts = useMemo(() => {
    const known = { emojis, citations: sources.map(({ number }) => number) };
    return isMarkdown ? markdownParts(text, known) : textParts(text, known);
  }, [text, emojis, sources, isMarkdown]);
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]">
      {parts.map((part, index) =>
        part.kind === 'emoji' ? (
          <Emoji key={index} {...part.emoji} />
        ) : part.kind === 'link' ? (
          <a
            key={index}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="rounded-sm font-medium text-brand underline underline-offset-2 hover:text-brand-hover"
          >
            {part.text}
          </a>
        ) : part.kind === 'citation' ? (
          onSource && <Mark key={index} number={part.number} sources={sources} onSource={onSource} />
        ) : 'isStrong' in part && part.isStrong ? (
          <strong key={index} className="font-semibold">
            {part.text}
          </strong>
        ) : 'isEmphasised' in part && part.isEmphasised ? (
          <em key={index}>{part.text}</em>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}

type MarkProps = { number: number; sources: readonly Citation[]; onSource: OpenSource };

function Mark({ number, sources, onSource }: MarkProps) {
  const source = sources.find((one) => one.number === number);
  return source ? <SourceMark source={source} onOpen={onSource} /> : null;
}

function Emoji({ shortcode, title, image }: CustomEmoji) {
  return (
    <img
      src={image}
      alt={title}
      title={`:${shortcode}:`}
      className="inline-block size-5 rounded-sm object-cover align-text-bottom"
    />
  );
}
