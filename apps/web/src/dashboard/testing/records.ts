/** Records as the API answers them, with all that the dashboard's frame and inbox select. Tests name what matters to them. */
export function buildUser(user: Record<string, unknown> = {}) {
  return {
    __typename: 'User',
    id: 'user_maya',
    status: 'Active',
    role: 'Admin',
    name: 'Maya Lindqvist',
    email: 'maya@northwindoutdoor.com',
    phone: null,
    avatar: null,
    timezone: null,
    shouldShowWelcomeBanner: false,
    permissions: buildPermissions(),
    client: buildClient(),
    ...user,
  };
}

export function buildPermissions(permissions: Record<string, boolean> = {}) {
  return {
    MANAGE_CLIENT: true,
    INVITE_USERS: true,
    DELETE_USERS: true,
    MANAGE_CONVERSATIONS: true,
    MANAGE_GUIDED_FLOWS: true,
    MANAGE_AUTOMATED_FAQS: true,
    MANAGE_ARTICLES: true,
    UPDATE_USER_PROFILE: true,
    VIEW_USERS: true,
    VIEW_PERMISSIONS: true,
    UPDATE_ASSISTANTS: true,
    ...permissions,
  };
}

export function buildClient(client: Record<string, unknown> = {}) {
  return {
    __typename: 'Client',
    id: 'clnt_northwind',
    timezone: null,
    manuallyInvoiced: false,
    name: 'Northwind Outdoor',
    email: 'hello@northwindoutdoor.com',
    phone: null,
    country: 'CH',
    subscription: { type: 'Standard', cancellationDate: null, scheduleToDowngrade: null },
    isBotInstanceActive: true,
    paymentMethodEntered: true,
    integratedWithZendesk: false,
    integratedWithCalendly: false,
    activeBotTrainingSessionsFound: false,
    unreadConversationsCount: 0,
    customEmojis: [],
    ...client,
  };
}

export function buildConversation(conversation: Record<string, unknown> = {}) {
  return {
    __typename: 'Conversation',
    id: 'conv_1',
    version: 1,
    number: 4812,
    status: 'Open',
    handledBy: 'Agent',
    priority: 'None',
    assistant: { __typename: 'Assistant', id: 'asst_nori', title: 'Nori' },
    assignee: null,
    team: null,
    labels: [],
    language: 'en',
    hasAttachments: false,
    handoffRequestedAt: null,
    visitorName: 'Hannah Brandt',
    visitorEmail: null,
    containMessagesUnreadByAgents: false,
    unreadCount: 0,
    lastMessagePreview: 'Do I need the receipt?',
    lastMessageAuthor: 'Visitor',
    lastActivityAt: '2026-11-19T10:06:00.000Z',
    waitingSince: null,
    visitorReadAt: null,
    visitorDeliveredAt: null,
    startPageUrl: null,
    scheduledMessages: [],
    snoozedUntil: null,
    csatAskedAt: null,
    csatRating: null,
    csatComment: null,
    attachments: [],
    ticket: null,
    bookings: [],
    flowRuns: [],
    visitor: buildVisitor(),
    client: buildClient(),
    messages: buildPage([], { hasPreviousPage: false }),
    ...conversation,
  };
}

export function buildVisitor(visitor: Record<string, unknown> = {}) {
  return {
    __typename: 'Visitor',
    id: 'vstr_hannah',
    name: 'Hannah Brandt',
    email: null,
    phone: null,
    locale: 'de-CH',
    timezone: 'Europe/Zurich',
    city: null,
    country: null,
    browser: null,
    os: null,
    device: null,
    attributes: [],
    externalId: null,
    isVerified: false,
    isBlocked: false,
    createdAt: '2026-11-01T10:06:00.000Z',
    lastSeenAt: '2026-11-19T10:06:00.000Z',
    pageViews: [],
    conversations: [],
    ...visitor,
  };
}

export function buildMessage({ id = 'msg_1', ...message }: { id?: string } & Record<string, unknown> = {}) {
  return {
    __typename: 'Message',
    id,
    key: `key of ${id}`,
    version: 1,
    kind: 'Text',
    authorId: null,
    attachments: [],
    mentions: [],
    replyTo: null,
    editedAt: null,
    event: null,
    takenBackAt: null,
    citations: [],
    answer: null,
    products: null,
    booking: null,
    formSubmission: null,
    author: 'Visitor',
    authorName: 'Hannah Brandt',
    authorAvatar: null,
    body: 'Do I need the receipt?',
    createdAt: '2026-11-19T10:06:00.000Z',
    sequence: 1,
    ...message,
  };
}

/** What each view of the inbox holds. */
export function buildCounts(counts: Record<string, number> = {}) {
  return { all: 0, mine: 0, unassigned: 0, unread: 0, handoff: 0, ...counts };
}

/** What concerns the signed-in person. */
export function buildFeed(feed: Record<string, unknown> = {}) {
  return {
    __typename: 'NotificationFeed',
    id: 'feed_user_maya',
    unreadCount: 0,
    notifications: buildPage([]),
    ...feed,
  };
}

export function buildNotification({ id, ...notification }: { id: string } & Record<string, unknown>) {
  return {
    __typename: 'Notification',
    id,
    kind: 'Assigned',
    actorName: 'Jonas Reber',
    preview: '',
    createdAt: '2026-11-19T10:06:00.000Z',
    readAt: null,
    conversation: { __typename: 'Conversation', id: 'conv_1', visitorName: 'Hannah Brandt' },
    ...notification,
  };
}

const NEWS = [
  'Mention',
  'Assigned',
  'VisitorReplied',
  'HandoffRequested',
  'SnoozeEnded',
  'ScheduledNotSent',
  'UsageAlert',
  'InvitationAccepted',
];

/** How the signed-in person likes to work. */
export function buildPreferences(preferences: Record<string, unknown> = {}) {
  return {
    __typename: 'UserPreferences',
    id: 'pref_user_maya',
    sendKey: 'Enter',
    timeFormat: 'H24',
    notificationSound: true,
    desktopNotifications: false,
    notificationRules: NEWS.map((kind) => ({ kind, inApp: true, mail: false, sound: true, desktop: true })),
    notificationHours: null,
    quietUntil: null,
    isPaused: false,
    areShortcutsOn: true,
    shortcutKeys: [],
    ...preferences,
  };
}

/** A connection's page. */
export function buildPage(nodes: ({ id: string } & Record<string, unknown>)[], pageInfo: Record<string, unknown> = {}) {
  return {
    edges: nodes.map((node) => ({ cursor: `cursor of ${node.id}`, node })),
    pageInfo: {
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: nodes[0] ? `cursor of ${nodes[0].id}` : null,
      endCursor: nodes.at(-1) ? `cursor of ${nodes.at(-1)?.id}` : null,
      ...pageInfo,
    },
  };
}
