import { render } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { environment } from '#relay/environment.ts';
import { resetUserScope } from '#relay/userScope.ts';
import { userLoaded } from '#session/auth.slice.ts';
import { dispatch, forgetPerson } from '#session/sessionStore.ts';
import { drawAsInABrowser } from '#testing/drawAsInABrowser.ts';
import { dashboardRoutes } from '../dashboard.routes.tsx';
// Lazy in the app; here already loaded, so that no test waits for its code.
import '../frame/DashboardLayout.tsx';
import '../inbox/ConversationPane.tsx';
import '../inbox/InboxScreen.tsx';
import '../inbox/notifications/LiveNotifications.tsx';
import '../inbox/notifications/NotificationsPopover.tsx';
import '#ui/MenuPopover.tsx';
import '#ui/TooltipPopup.tsx';
import { answerGraphQL, type Answer } from './answerGraphQL.ts';
import { giveLayout } from './layout.ts';
import { buildCounts, buildFeed, buildPage, buildPreferences, buildUser } from './records.ts';

type Dashboard = { user?: Record<string, unknown>; answers?: Record<string, Answer>; width?: number };

/** Opens `path` with the real route table, transport and store; only the API and the live connection are stand-ins. */
export function renderDashboard(path: string, { user = {}, answers = {}, width }: Dashboard = {}) {
  drawAsInABrowser();
  giveLayout({ width });
  const currentUser = buildUser(user);
  const requests = answerGraphQL({
    GetCurrentUser: () => ({ currentUser }),
    UnreadConversations: () => ({ currentUser }),
    GetClientFreeTrialInfo: () => ({ clientFreeTrialInfo: { daysRemaining: 9, messagesRemaining: 2716 } }),
    UsageBannerQuery: () => ({ usage: { id: 'usage_1', endsAt: null, meters: [] } }),
    FramePersonQuery: () => ({
      currentUser: {
        ...currentUser,
        client: { ...currentUser.client, logo: null, subscription: { status: 'Active' } },
      },
    }),
    LiveCountsQuery: () => ({ conversationCounts: buildCounts() }),
    ConversationPaneQuery: () => ({ conversation: null }),
    LiveNotificationsQuery: () => ({ currentUser, notificationFeed: buildFeed(), preferences: buildPreferences() }),
    UserFilterBarQuery: () => ({ teams: [] }),
    UsersScreenQuery: () => ({ users: { totalCount: 0, ...buildPage([]) } }),
    SuggestedRepliesQuery: () => ({ suggestedReplies: [] }),
    SetTyping: () => ({ setTyping: true }),
    ...answers,
    InboxScreenQuery: async (variables) => ({
      conversationCounts: buildCounts(),
      conversations: buildPage([]),
      ...(await answers.InboxScreenQuery?.(variables)),
    }),
  });
  forgetPerson();
  resetUserScope();
  dispatch('auth', (slice) => userLoaded(slice, currentUser.id));

  const router = createMemoryRouter(
    [{ path: 'dashboard', hydrateFallbackElement: <p>Starting</p>, children: dashboardRoutes }],
    { initialEntries: [path] },
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  return { router, requests };
}
