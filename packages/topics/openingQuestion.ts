import { contentWords } from '@parley/retrieval/words';

/** A message as far as it tells what was asked. */
export type Said = { id: string; author: 'Visitor' | 'AI' | 'Flow' | 'Agent' | 'System'; body: string };

/** Later messages are answers to what a colleague asks, more than questions. */
const AMONG = 6;
const LONGEST = 500;
/** Greetings and thanks ask for nothing. */
const SMALL_TALK =
  /^\W*(hi|hello|hey|hallo|grüezi|bonjour|ciao|good (morning|afternoon|evening)|thanks?( you)?( a lot| so much)?|merci|danke|ok(ay)?|yes|no|great|perfect)( there| again)?\W*$/iu;

/**
 * What a conversation is about: the first message of the visitor that says something, and what was replied; null for none. What a
 * guided flow goes on from was pressed, and asks nothing.
 */
export function openingQuestion(
  messages: readonly Said[],
): { messageId: string; text: string; replyId: string | null; reply: string | null } | null {
  const asked = messages
    .filter(({ author }, at) => author === 'Visitor' && messages[at + 1]?.author !== 'Flow')
    .slice(0, AMONG)
    .find(({ body }) => !SMALL_TALK.test(body) && contentWords(body).length > 0);
  if (!asked) return null;
  const after = messages.slice(messages.indexOf(asked) + 1);
  const reply = after.find(({ author, body }) => (author === 'AI' || author === 'Agent') && body.trim() !== '');
  return {
    messageId: asked.id,
    text: oneLine(asked.body),
    replyId: reply?.id ?? null,
    reply: reply ? oneLine(reply.body) : null,
  };
}

const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);
