import { renderToString } from 'react-dom/server';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import DashboardLayout from '#dashboard/DashboardLayout.tsx';
import { InboxFrame } from '#dashboard/inbox/InboxFrame.tsx';
import NoConversation from '#dashboard/inbox/NoConversation.tsx';
import { InboxFilterBar } from '#dashboard/inbox/list/InboxFilterBar.tsx';
import { InboxTabs } from '#dashboard/inbox/list/InboxTabs.tsx';
import { RowsAhead } from '#dashboard/inbox/list/RowsAhead.tsx';
import { titled } from '#dashboard/titled.ts';
import CurrentUserNode from '#generated/GetCurrentUser';
import { environment } from '#relay/environment.ts';
import { paths } from '#router/paths.ts';
import { inboxUrl } from './ahead.ts';

/** What an element is to those who use it: nobody uses these. */
const FOR_USE = / (?:aria-(?!current)\w+|href|data-discover|tabindex|type)="[^"]*"/g;

/**
 * The inbox as it stands before anything is known: the frame for nobody, and the shape of a list, in which a small script draws
 * who wrote and what as soon as the API has answered. The page shows it to signed-in people until the dashboard has drawn its
 * first screen in its place, and has fonts and styles at work by then.
 */
export function inboxAhead(): string {
  // What every part asks for: that there is no person yet must not look like an answer that is still to come.
  environment.commitPayload(createOperationDescriptor(getRequest(CurrentUserNode), {}), { currentUser: null });
  const router = createMemoryRouter(
    [
      {
        path: paths.dashboard,
        element: <DashboardLayout />,
        children: [{ path: 'inbox', ...titled('Inbox', {}), element: <InboxAhead /> }],
      },
    ],
    { initialEntries: [paths.inbox] },
  );
  const markup = renderToString(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  return markup.replaceAll(FOR_USE, '');
}

function InboxAhead() {
  const list = (
    <>
      <InboxTabs view="all" counts={null} />
      <InboxFilterBar />
      <RowsAhead url={inboxUrl} />
    </>
  );
  return (
    <InboxFrame list={list}>
      {/* Stands only beside rows. */}
      <div hidden data-beside-rows className="m-auto">
        <NoConversation />
      </div>
    </InboxFrame>
  );
}
