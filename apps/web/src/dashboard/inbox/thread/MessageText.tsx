import { textParts } from './textParts.ts';

/** A message as it was typed, with its web addresses as links. */
export function MessageText({ body }: { body: string }) {
  return textParts(body).map(({ kind, text }, index) =>
    kind === 'link' ? (
      <a
        key={index}
        href={text}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="underline underline-offset-2"
      >
        {text}
      </a>
    ) : (
      text
    ),
  );
}
