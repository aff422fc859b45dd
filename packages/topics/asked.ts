/** What a conversation is about: its first question, and what was replied to that. */
export type Asked = {
  id: string;
  text: string;
  reply: string | null;
  /** Of both together (`textToEmbed`); null where the model does not know the language. */
  vector: Int8Array | null;
};

/** Longer ones tell no more of what is asked. */
const LONGEST = 400;

/** What is turned into the vector. A reply says what a short question is about: it comes from the content that answers it. */
export const textToEmbed = ({ text, reply }: Pick<Asked, 'text' | 'reply'>): string =>
  [text.slice(0, LONGEST), (reply ?? '').slice(0, LONGEST)].filter(Boolean).join(' ');
