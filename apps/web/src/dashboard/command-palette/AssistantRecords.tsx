import { Bot, MessageCircle } from 'lucide-react';
import { useLazyLoadQuery } from 'react-relay/hooks';
import ListAssistantsNode, { type ListAssistants } from '#generated/ListAssistants';
import { paths } from '#router/paths.ts';
import { useCurrentUser } from '#session/currentUser.ts';
import { kindTitle, variantOf } from '../assistants/assistantKind.ts';
import { openOrSay } from '../frame/AssistantMenu.tsx';
import { useCommands } from './useCommands.ts';

/** How many are offered before anybody searches. */
const LISTED = 4;

/** Offers to open each of the company’s chatbots, as 'Open Your Chatbot' does, and to set it up. */
export function AssistantRecords() {
  const clientId = useCurrentUser()?.client?.id;
  const { assistants } = useLazyLoadQuery<ListAssistants>(ListAssistantsNode, {}, { fetchPolicy: 'store-and-network' });

  useCommands(
    assistants.map(({ id, title, type }, index) => ({
      id: `assistant.${id}`,
      label: `Set up ${title}`,
      group: 'Go to',
      icon: Bot,
      detail: kindTitle(type),
      aliases: ['assistant', 'appearance', 'triggers', 'installation', 'widget'],
      isRecord: index >= LISTED,
      to: paths.assistant(variantOf(type), id),
    })),
  );
  useCommands(
    assistants.map(({ id, title, type }, index) => ({
      id: `chat.${id}`,
      label: `Open ${title}`,
      group: 'Do',
      icon: MessageCircle,
      detail: kindTitle(type),
      aliases: ['chatbot', 'preview', 'try', 'popup'],
      isRecord: index >= LISTED,
      run: () => openOrSay(clientId, { id, title, type }),
    })),
  );
  return null;
}
