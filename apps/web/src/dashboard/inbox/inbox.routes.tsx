import { type RouteObject } from 'react-router-dom';
import ConversationPaneQuery from '#__generated__/ConversationPaneQuery$parameters.ts';
import InboxScreenQuery from '#__generated__/InboxScreenQuery$parameters.ts';
import { type ConversationPaneQuery as ConversationPaneQueryType } from '#generated/ConversationPaneQuery';
import { type InboxScreenQuery as InboxScreenQueryType } from '#generated/InboxScreenQuery';
import { plainScreen, screen } from '#router/screen.tsx';
import { titled } from '../frame/titled.ts';
import { ConversationSkeleton } from './ConversationSkeleton.tsx';
import { variablesOf } from './list/inboxFilters.ts';

/** The list and, nested in it, the conversation: both queries leave together with the code of both. */
export const inboxRoutes: RouteObject = {
  path: 'inbox',
  ...titled(
    'Inbox',
    screen<InboxScreenQueryType>({
      query: InboxScreenQuery,
      load: () => import('./InboxScreen.tsx'),
      variables: (_params, search) => variablesOf(search),
    }),
  ),
  children: [
    { index: true, ...plainScreen({ load: () => import('./NoConversation.tsx'), fallback: null }) },
    {
      path: ':conversationId',
      ...screen<ConversationPaneQueryType>({
        query: ConversationPaneQuery,
        load: () => import('./ConversationPane.tsx'),
        variables: ({ conversationId = '' }) => ({ id: conversationId }),
        fallback: <ConversationSkeleton />,
      }),
    },
  ],
};
