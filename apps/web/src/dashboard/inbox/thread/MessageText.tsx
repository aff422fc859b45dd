import { RemoteImage } from '#assets/RemoteImage.tsx';
import { useClientEmojis } from '#dashboard/inbox/ClientEmojis.tsx';
import { emojiParts } from './emojiParts.ts';
import { textParts } from './textParts.ts';

type MessageTextProps = { body: string; mentions?: readonly { readonly name: string }[] };

/** A message as it was typed, with its web addresses as links, those it mentions marked, and the company's own emojis drawn. */
export function MessageText({ body, mentions = [] }: MessageTextProps) {
  const { customEmojis } = useClientEmojis();
  return textParts(
    body,
    mentions.map(({ name }) => name),
  ).map(({ kind, text }, index) =>
    kind === 'mention' ? (
      <strong key={index} className="font-semibold text-caution">
        {text}
      </strong>
    ) : kind === 'link' ? (
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
      emojiParts(text, customEmojis).map((part, place) =>
        typeof part === 'string' ? part : <Emoji key={`${index}.${place}`} {...part} />,
      )
    ),
  );
}

const SHAPE = 'inline-block size-5 rounded-sm align-text-bottom';

/** As large as the line while it loads too; the text that was typed where its image cannot be had. */
function Emoji({ shortcode, title, image }: { shortcode: string; title: string; image: string }) {
  return (
    <RemoteImage
      address={image}
      alt={title}
      className={SHAPE}
      loading={
        <span className={`${SHAPE} bg-ink/8`}>
          <span className="sr-only">{title}</span>
        </span>
      }
      fallback={`:${shortcode}:`}
    />
  );
}
