import { MessagesSquare } from 'lucide-react';
import { paths } from '#router/paths.ts';
import { type Command } from './command.ts';

type Named = {
  readonly id: string;
  readonly number: number;
  readonly visitorName: string;
  readonly visitorEmail?: string | null;
};

/** What leads to a conversation. */
export const conversationCommand = ({ id, number, visitorName, visitorEmail }: Named) =>
  ({
    id: `conversation.${id}`,
    label: visitorName,
    group: 'Conversations',
    icon: MessagesSquare,
    detail: `#${number}`,
    aliases: [`#${number}`, `${number}`, ...(visitorEmail ? [visitorEmail] : [])],
    isRecord: true,
    to: paths.conversation(id),
  }) satisfies Command;
