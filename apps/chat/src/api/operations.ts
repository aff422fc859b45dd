const CARDS =
  'cards { productId title variant summary imageUrl url cartUrl currency price compareAtPrice stock facts { name value } }';
const ASSISTANT = `id type title avatar clientName version config team { id name avatar isOnline }
  availability { isOpen opensAt replyMinutes isSomebodyOnline }
  customEmojis { shortcode title image }
  guidedFlows { id presentation { type lineOne lineTwo lineThree } } forms { id name }
  articles { blockId articleId title language } products { blockId ${CARDS} }`;
const CONVERSATION =
  'id status lastActivityAt version unreadCount handledBy agentName agentAvatar agentReadAt handoffRequestedAt csatAskedAt csatRating csatComment';
const ATTACHMENT = 'id kind name mediaType size width height url';
const PRODUCTS = `products { layout found refinements ${CARDS} }`;
const MESSAGE = `id conversationId kind author authorName authorAvatar body createdAt sequence key version editedAt takenBackAt
  event { type } citations { number title heading quote page url }
  chatForm { form state answers files { ${ATTACHMENT} } leftAt closedMessage version }
  flowStep { runId delayMs show choices { nodeId kind label url opens isPressed } people { id name avatar title bio email phone } article { title summary body url display } images { url alt width height } }
  booking { status eventTypeName durationMinutes startAt name email cancelUrl rescheduleUrl canceledByName cancelReason }
  answer { outcome isHelpful complaint comment followUps tips { title url } buttons { kind label value } } ${PRODUCTS} attachments { ${ATTACHMENT} } replyTo { id author authorName body takenBackAt }`;
const PAGE = `edges { node { ${MESSAGE} } } pageInfo { hasPreviousPage startCursor }`;
const SUMMARY = `${CONVERSATION} lastSaid { ${MESSAGE} }`;

export const START_SESSION = `mutation StartVisitorSession($clientId: ID!, $assistantId: ID!) {
  startVisitorSession(clientId: $clientId, assistantId: $assistantId) { token assistant { ${ASSISTANT} } }
}`;

export const DRAFT_PREVIEW = `query DraftPreview($assistantId: ID!, $expires: String!, $signature: String!) {
  draftPreview(assistantId: $assistantId, expires: $expires, signature: $signature) { ${ASSISTANT} }
}`;

/** All that the page shows first, in one request. */
export const OPEN_CHAT = `query OpenChat($conversationId: ID!, $hasConversation: Boolean!) {
  chatAssistant { ${ASSISTANT} }
  chatVisitor { email isBlocked }
  visitorConversations { ${SUMMARY} }
  node(id: $conversationId) @include(if: $hasConversation) {
    ... on VisitorConversation { ${CONVERSATION} messages(last: 50) { ${PAGE} } }
  }
}`;

export const LOAD_CONVERSATION = `query LoadVisitorConversation($id: ID!, $before: String) {
  node(id: $id) {
    ... on VisitorConversation { ${CONVERSATION} messages(last: 50, before: $before) { ${PAGE} } }
  }
}`;

export const SEND_MESSAGE = `mutation SendVisitorMessage($input: SendVisitorMessageInput!) {
  sendVisitorMessage(input: $input) { message { ${MESSAGE} } conversation { ${CONVERSATION} } }
}`;

export const READ_CONVERSATION = `mutation ReadVisitorConversation($id: ID!) { readVisitorConversation(id: $id) { id } }`;

export const RECEIVE_CONVERSATIONS = 'mutation ReceiveVisitorConversations { receiveVisitorConversations }';

export const REQUEST_PERSON = `mutation RequestPerson($conversationId: ID!) {
  requestPerson(conversationId: $conversationId) { ${CONVERSATION} }
}`;

export const RATE_CONVERSATION = `mutation RateConversation($input: RateConversationInput!) {
  rateConversation(input: $input) { ${CONVERSATION} }
}`;

export const SAVE_FORM_ANSWERS = `mutation SaveFormAnswers($messageId: ID!, $answers: FormAnswers!) {
  saveFormAnswers(messageId: $messageId, answers: $answers) { ${MESSAGE} }
}`;

export const SUBMIT_FORM = `mutation SubmitForm($messageId: ID!, $answers: FormAnswers!) {
  submitForm(messageId: $messageId, answers: $answers) { ${MESSAGE} }
}`;

export const LEAVE_FORM = `mutation LeaveForm($messageId: ID!) { leaveForm(messageId: $messageId) { ${MESSAGE} } }`;

export const BOOKING_TIMES = 'query BookingTimes($messageId: ID!) { bookingTimes(messageId: $messageId) }';

export const BOOK_TIME = `mutation BookTime($messageId: ID!, $startAt: DateTime!, $name: String!, $email: String!, $timezone: String!) {
  bookTime(messageId: $messageId, startAt: $startAt, name: $name, email: $email, timezone: $timezone) { ${MESSAGE} }
}`;

export const CREATE_BOOKING_LINK =
  'mutation CreateBookingLink($messageId: ID!) { createBookingLink(messageId: $messageId) }';

export const SEARCH_ARTICLES = `query ChatArticles($search: String!, $language: String!) {
  chatArticles(search: $search, language: $language) { id title language }
}`;

export const READ_ARTICLE = `query ChatArticle($id: ID!) { chatArticle(id: $id) { id title language body url } }`;

export const RATE_ANSWER = `mutation RateAnswer($input: RateAnswerInput!) { rateAnswer(input: $input) { ${MESSAGE} } }`;

export const RECORD_PRODUCT_ACTION = `mutation RecordProductAction($messageId: ID!, $productId: ID!, $action: ProductAction!) {
  recordProductAction(messageId: $messageId, productId: $productId, action: $action)
}`;

export const MAIL_TRANSCRIPT = `mutation SendVisitorTranscript($conversationId: ID!, $email: String!, $code: String) {
  sendVisitorTranscript(conversationId: $conversationId, email: $email, code: $code)
}`;

export const LOAD_TRANSCRIPT = `query LoadTranscript($id: ID!) {
  node(id: $id) { ... on VisitorConversation { transcript } }
}`;

export const DELETE_DATA = 'mutation DeleteVisitorData { deleteVisitorData }';

export const RECORD_VISIT = 'mutation RecordVisit($input: VisitInput!) { recordVisit(input: $input) }';

export const IDENTIFY = `mutation IdentifyVisitor($input: IdentifyVisitorInput!) {
  identifyVisitor(input: $input) { token isReplaced }
}`;

export const SET_TYPING = `mutation SetTyping($conversationId: ID!, $isTyping: Boolean!) {
  setTyping(conversationId: $conversationId, isTyping: $isTyping)
}`;

export const MESSAGE_CREATED = `subscription MessageCreated($conversationId: ID!) {
  messageCreated(conversationId: $conversationId) { ${MESSAGE} }
}`;

export const MESSAGE_UPDATED = `subscription MessageUpdated($conversationId: ID!) {
  messageUpdated(conversationId: $conversationId) { ${MESSAGE} }
}`;

export const CONVERSATION_UPDATED = `subscription VisitorConversationUpdated {
  visitorConversationUpdated { ${SUMMARY} }
}`;

export const ANSWER_STREAMED = `subscription AnswerStreamed($conversationId: ID!) {
  answerStreamed(conversationId: $conversationId) { conversationId questionId text isDone }
}`;

export const TYPING_CHANGED = `subscription TypingChanged($conversationId: ID!) {
  typingChanged(conversationId: $conversationId) { author name isTyping }
}`;
