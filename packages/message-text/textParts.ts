import { citationParts } from './citationParts.ts';
import { emojiParts } from './emojiParts.ts';
import { linkParts, safeAddress } from './linkParts.ts';
import { markdownRuns, type MarkdownRun } from './markdownRuns.ts';
import { mentionParts } from './mentionParts.ts';

type TextPart<Emoji> =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'mention'; text: string }
  | { kind: 'citation'; number: number }
  | { kind: 'emoji'; emoji: Emoji };

type Known<Emoji> = {
  /** The company's own emojis. */
  emojis?: readonly Emoji[];
  /** Names of the people that the message mentions. */
  names?: readonly string[];
  /** The numbers of the sources that an answer has. */
  citations?: readonly number[];
};

/** Splits a message as typed into plain text, safe links, mentions, custom emojis and the numbers of sources. */
export function textParts<Emoji extends { readonly shortcode: string } = never>(
  body: string,
  { emojis = [], names = [], citations = [] }: Known<Emoji> = {},
): TextPart<Emoji>[] {
  return linkParts(body).flatMap(({ text, href }): TextPart<Emoji>[] => {
    if (href !== undefined) return [{ kind: 'link', text, href }];
    return mentionParts(text, names).flatMap((part): TextPart<Emoji>[] => {
      if (part.isMention) return [{ kind: 'mention', text: part.text }];
      return emojiParts(part.text, emojis).flatMap((piece): TextPart<Emoji>[] =>
        typeof piece === 'string' ? citationParts(piece, citations) : [{ kind: 'emoji', emoji: piece }],
      );
    });
  });
}

/** Whether a part is written as **strong** or *emphasised*. */
type Look = Pick<MarkdownRun, 'isStrong' | 'isEmphasised'>;

/** As `textParts`, of a message in the little Markdown that assistants write (markdownRuns.ts). */
export function markdownParts<Emoji extends { readonly shortcode: string } = never>(
  body: string,
  known: Known<Emoji> = {},
): (TextPart<Emoji> & Look)[] {
  return markdownRuns(body).flatMap(({ text, href, isStrong, isEmphasised }) => {
    const look = { isStrong, isEmphasised };
    if (href === undefined) return textParts(text, known).map((part) => ({ ...part, ...look }));
    const address = safeAddress(href);
    // What cannot be opened stays what was typed.
    return [
      address ? { kind: 'link', text, href: address, ...look } : { kind: 'text', text: `[${text}](${href})`, ...look },
    ];
  });
}
