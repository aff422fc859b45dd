import { textParts } from '@parley/message-text/textParts';
import { RemoteImage } from '#assets/RemoteImage.tsx';
import { useClientEmojis } from '#dashboard/inbox/ClientEmojis.tsx';

type MessageTextProps = { body: string; mentions?: readonly { readonly name: string }[] };

/** A message as it was typed, with its addresses as links, those it mentions marked, and the company's own emojis drawn. */
export function MessageText({ body, mentions = [] }: MessageTextProps) {
  const { customEmojis } = useClientEmojis();
  const parts = textParts(body, { emojis: customEmojis, names: mentions.map(({ name }) => name) });
  return parts.map((part, index) =>
    part.kind === 'emoji' ? (
      <Emoji key={index} {...part.emoji} />
    ) : part.kind === 'mention' ? (
      <strong key={index} className="font-semibold text-caution">
        {part.text}
      </strong>
    ) : part.kind === 'link' ? (
      <a
        key={index}
        href={part.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="underline underline-offset-2"
      >
        {part.text}
      </a>
    ) : (
      part.text
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
