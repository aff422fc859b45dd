import { plainAnswer } from '@parley/message-text/plainAnswer';
import type { Message } from '#api/ChatApi.ts';

/** The words of a message without the marks that assistants and flows write with; what people typed stays as it is. */
export const plainBody = ({ author, body }: Pick<Message, 'author' | 'body'>): string =>
  author === 'AI' || author === 'Flow' ? plainAnswer(body) : body;
