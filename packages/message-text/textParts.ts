import { citationParts } from './citationParts.ts';
import { emojiParts } from './emojiParts.ts';
import { linkParts } from './linkParts.ts';
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
