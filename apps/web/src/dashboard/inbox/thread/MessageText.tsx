import { markdownParts, textParts } from '@parley/message-text/textParts';
import { RemoteImage } from '#assets/RemoteImage.tsx';
import { SOURCE_NUMBER, SourcePopover, type Source } from '#dashboard/inbox/answers/SourcePopover.tsx';
import { useClientEmojis } from '#dashboard/inbox/ClientEmojis.tsx';

type MessageTextProps = {
  body: string;
  mentions?: readonly { readonly name: string }[];
  /** What the numbers in an answer stand for. */
  sources?: readonly Source[];
  /** What assistants and flows write knows a little Markdown. */
  isMarkdown?: boolean;
};

/** A message as it was typed, with its addresses as links, those it mentions marked, and the company's own emojis drawn. */
export function MessageText({ body, mentions = [], sources = [], isMarkdown = false }: MessageTextProps) {
  const { customEmojis } = useClientEmojis();
  const known = {
    emojis: customEmojis,
    names: mentions.map(({ name }) => name),
    citations: sources.map(({ number }) => number),
  };
  const parts = isMarkdown ? markdownParts(body, known) : textParts(body, known);
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
    ) : part.kind === 'citation' ? (
      <Mark key={index} source={sources.find(({ number }) => number === part.number)} />
    ) : 'isStrong' in part && part.isStrong ? (
      <strong key={index} className="font-semibold">
        {part.text}
      </strong>
    ) : 'isEmphasised' in part && part.isEmphasised ? (
      <em key={index}>{part.text}</em>
    ) : (
      part.text
    ),
  );
}

function Mark({ source }: { source: Source | undefined }) {
  if (!source) return null;
  return (
    <>
      {/* It never stands alone in a line. */ '\u00a0'}
      <SourcePopover source={source} className={`${SOURCE_NUMBER} align-text-bottom hover:underline`}>
        {source.number}
      </SourcePopover>
    </>
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
