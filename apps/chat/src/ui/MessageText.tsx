import { useMemo } from 'preact/hooks';
import { linkParts } from '#conversation/linkParts.ts';

/** What somebody typed, as text; links can be opened, nothing else of it is ever markup. */
export function MessageText({ text }: { text: string }) {
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
          part.text
        ),
      )}
    </p>
  );
}
