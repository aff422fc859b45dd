import { renderToString } from 'react-dom/server';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import DashboardLayout from '#dashboard/frame/DashboardLayout.tsx';
import { InboxFrame } from '#dashboard/inbox/InboxFrame.tsx';
import { ConversationListSkeleton } from '#dashboard/inbox/list/ConversationListSkeleton.tsx';
import { InboxFilterBar } from '#dashboard/inbox/list/InboxFilterBar.tsx';
import { InboxTabs } from '#dashboard/inbox/list/InboxTabs.tsx';
import NoConversation from '#dashboard/inbox/NoConversation.tsx';
import { titled } from '#dashboard/frame/titled.ts';
import CurrentUserNode from '#generated/GetCurrentUser';
import { environment } from '#relay/environment.ts';
import { paths } from '#router/paths.ts';

/** The markup of the inbox as it stands before anything is known: the frame for nobody, and the skeleton of a list. */
export function renderInboxShell(): string {
  // Every part reads the user: that there is none yet must not look like an answer that is still to come.
  environment.commitPayload(createOperationDescriptor(getRequest(CurrentUserNode), {}), { currentUser: null });
  const router = createMemoryRouter(
    [
      {
        path: paths.dashboard,
        element: <DashboardLayout />,
        children: [{ path: 'inbox', ...titled('Inbox', {}), element: <InboxSkeleton /> }],
      },
    ],
    { initialEntries: [paths.inbox] },
  );
  return renderToString(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
}

function InboxSkeleton() {
  const list = (
    <>
      <InboxTabs view="all" counts={null} />
      <InboxFilterBar />
      <ConversationListSkeleton />
    </>
  );
  return (
    <InboxFrame list={list}>
      <NoConversation />
    </InboxFrame>
  );
}
