import { useMemo } from 'preact/hooks';
import { textParts } from '@parley/message-text/textParts';
import type { CustomEmoji } from '#api/ChatApi.ts';

type MessageTextProps = { text: string; emojis?: readonly CustomEmoji[] };

/** What somebody typed, as text; links can be opened, the company's own emojis are drawn, nothing else is ever markup. */
export function MessageText({ text, emojis }: MessageTextProps) {
  const parts = useMemo(() => textParts(text, { emojis }), [text, emojis]);
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
        ) : (
          part.text
        ),
      )}
    </p>
  );
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
