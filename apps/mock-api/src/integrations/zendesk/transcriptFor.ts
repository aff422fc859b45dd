import type { Conversation, Message } from '@parley/db';
import { formatInstant } from '#formatInstant.ts';
import type { ZendeskSettings } from './zendeskSettings.ts';

/** What the visitor sees of it: no private notes. */
export type Said = Pick<Message, 'kind' | 'author' | 'authorName' | 'body' | 'createdAt' | 'sequence'> & {
  attachments: readonly { name: string }[];
};
type Of = Pick<Conversation, 'number' | 'visitorName' | 'visitorEmail' | 'startPageUrl'> & {
  /** Oldest first; those that the ticket has not been told yet. */
  messages: readonly Said[];
  /** Where colleagues open it. */
  url: string;
};

/** Of a ticket's comment, in characters: Zendesk takes 64 kB. */
const LONGEST = 60_000;

/** Begins each comment of ours, so that it is found again when nobody knows whether it arrived. */
export const headingOf = ({ number, messages }: Pick<Of, 'number' | 'messages'>): string =>
  `Parley conversation #${number}, messages ${messages[0]?.sequence ?? 0} to ${messages.at(-1)?.sequence ?? 0}`;

/** A conversation, or what is new in it, as a comment for the helpdesk's people. */
export function noteOf(of: Of, transcript: ZendeskSettings['transcript']): string {
  const { visitorName, visitorEmail, startPageUrl, url } = of;
  const facts = [
    `Visitor: ${visitorName}${visitorEmail === null ? '' : ` (${visitorEmail})`}`,
    ...(startPageUrl === null ? [] : [`Began on: ${startPageUrl}`]),
    `Open it in Parley: ${url}`,
  ];
  const lines = of.messages.filter(({ kind }) => kind !== 'Csat').map(lineOf);
  const text =
    transcript === 'Summary'
      ? summaryOf(of.messages)
      : transcript === 'Last10' && lines.length > 10
        ? [`… ${lines.length - 10} earlier messages`, ...lines.slice(-10)]
        : lines;
  const whole = [headingOf(of), facts.join('\n'), ...text].join('\n\n');
  return whole.length <= LONGEST ? whole : `${whole.slice(0, LONGEST)}\n\n… cut off: the rest is in Parley.`;
}

const wordsOf = ({ body, attachments }: Said) =>
  [body, ...attachments.map(({ name }) => `[${name}]`)].filter(Boolean).join('\n');

const lineOf = (said: Said) =>
  said.kind === 'Event'
    ? `(${said.body}, ${formatInstant(said.createdAt)})`
    : `${said.authorName}, ${formatInstant(said.createdAt)}:\n${wordsOf(said)}`;

/** How much was said, and the last that the visitor wrote. */
function summaryOf(messages: readonly Said[]): string[] {
  const spoken = messages.filter(({ kind }) => kind !== 'Event' && kind !== 'Csat');
  const asked = spoken.filter(({ author }) => author === 'Visitor');
  const last = asked.slice(-3).map((said) => `- ${wordsOf(said).replaceAll(/\s+/g, ' ').slice(0, 500)}`);
  const count = `${spoken.length} ${spoken.length === 1 ? 'message' : 'messages'}, ${asked.length} of the visitor.`;
  return last.length === 0 ? [count] : [count, `What the visitor wrote last:\n${last.join('\n')}`];
}
