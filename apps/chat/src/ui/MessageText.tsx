import { useMemo } from 'preact/hooks';
import type { CustomEmoji } from '#api/ChatApi.ts';
import { emojiParts } from '#conversation/emojiParts.ts';
import { linkParts } from '#conversation/linkParts.ts';

type MessageTextProps = { text: string; emojis?: readonly CustomEmoji[] };

/** What somebody typed, as text; links can be opened, the company's own emojis are drawn, nothing else is ever markup. */
export function MessageText({ text, emojis = [] }: MessageTextProps) {
  const parts = useMemo(() => linkParts(text), [text]);
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]">
      {parts.map((part, index) =>
        part.href ? (
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
          emojiParts(part.text, emojis).map((piece, place) =>
            typeof piece === 'string' ? piece : <Emoji key={`${index}.${place}`} {...piece} />,
          )
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
