// What can be chosen for settings, in the words that the screens and the lists of changes share.

export const THEMES = [
  { id: 'Light', label: 'Light' },
  { id: 'Dark', label: 'Dark' },
  { id: 'Auto', label: 'As the visitor' },
] as const;

export const FONTS = [
  { id: 'Geist', label: 'Geist' },
  { id: 'System', label: 'The visitor’s system font' },
  { id: 'Serif', label: 'A serif' },
  { id: 'Rounded', label: 'Rounded' },
  { id: 'Mono', label: 'Monospaced' },
] as const;

export const LAUNCHERS = [
  { id: 'Chat', label: 'A speech bubble' },
  { id: 'Chats', label: 'Two speech bubbles' },
  { id: 'Question', label: 'A question mark' },
  { id: 'Image', label: 'A picture of yours' },
  { id: 'AnimatedCircle', label: 'An animated circle' },
] as const;

export const STARTS = [
  { id: 'Home', label: 'Home page', detail: 'Greeting and blocks' },
  { id: 'Chat', label: 'Chat', detail: 'A conversation' },
  { id: 'AskFirst', label: 'A choice', detail: 'Assistant or a person' },
  { id: 'HomeOnly', label: 'Home page alone', detail: 'To read, without a chat' },
] as const;

export const REPLY_TIMES = [
  { id: 'Minutes', label: 'A few minutes' },
  { id: 'Hours', label: 'A few hours' },
  { id: 'Day', label: 'A day' },
  { id: 'Measured', label: 'As measured in the last seven days' },
  { id: 'Hidden', label: 'Not shown' },
] as const;

export const SHOWN_PEOPLE = [
  { id: 'Everybody', label: 'Everybody', detail: 'By name, twenty people at most' },
  { id: 'Selected', label: 'Selected people', detail: 'In the order that you choose' },
  { id: 'Nobody', label: 'Nobody', detail: 'The team stays without faces' },
] as const;

export const SHOWN_ARTICLES = [
  { id: 'MostRead', label: 'The most read' },
  { id: 'Newest', label: 'The newest' },
  { id: 'Category', label: 'Those of a category' },
  { id: 'Chosen', label: 'Those that you choose' },
] as const;

export const SHOWN_PRODUCTS = [
  { id: 'Popular', label: 'Those visitors open most' },
  { id: 'OnSale', label: 'Those on sale' },
  { id: 'Chosen', label: 'Those that you choose' },
] as const;

export const BLOCK_VISITORS = [
  { id: 'All', label: 'Everybody' },
  { id: 'New', label: 'Who has not written yet' },
  { id: 'Returning', label: 'Who has written before' },
] as const;

export const ARTICLE_SCOPES = [
  { id: 'All', label: 'All articles' },
  { id: 'Categories', label: 'Articles of some categories' },
  { id: 'Tags', label: 'Articles with some tags' },
  { id: 'Chosen', label: 'Single articles' },
  { id: 'None', label: 'No articles' },
] as const;

export const SOURCE_STYLES = [
  { id: 'Numbers', label: 'In the text and below' },
  { id: 'List', label: 'Below only' },
] as const;

export const GUARD_KINDS = [
  { id: 'Topic', label: 'What it is about' },
  { id: 'Phrase', label: 'Words in it' },
  { id: 'Pattern', label: 'An expression it fits' },
] as const;

export const GUARD_ACTIONS = [
  { id: 'Reply', label: 'Reply', detail: 'The assistant says what is set, and goes on.' },
  {
    id: 'Person',
    label: 'Hand over to a person',
    detail: 'The assistant says what is set, and the conversation is in the inbox.',
  },
] as const;

export const ACTION_TYPES = [
  { id: 'Message', label: 'Show a message' },
  { id: 'Banner', label: 'Show a banner' },
  { id: 'Badge', label: 'Put a dot on the launcher' },
  { id: 'Open', label: 'Open the chat' },
  { id: 'Flow', label: 'Open a guided flow' },
  { id: 'Form', label: 'Open a form' },
  { id: 'Article', label: 'Open an article' },
] as const;

export const OPENED_PAGES = [
  { id: 'Home', label: 'Home page' },
  { id: 'Chat', label: 'Conversation' },
] as const;

export const DEVICES = [
  { id: 'Desktop', label: 'Desktops' },
  { id: 'Phone', label: 'Phones' },
] as const;

export const TRIGGER_VISITORS = [
  { id: 'All', label: 'Everybody' },
  { id: 'Known', label: 'Who your site has identified' },
  { id: 'Unknown', label: 'Who is not known yet' },
] as const;

export const PERIODS = [
  { id: 'Session', label: 'a visit' },
  { id: 'Day', label: 'a day' },
  { id: 'Ever', label: 'ever' },
] as const;

export const STOPS = [
  { id: 'Never', label: 'Goes on' },
  { id: 'Close', label: 'Stops when they close it' },
  { id: 'Reply', label: 'Stops when they reply' },
  { id: 'Goal', label: 'Stops when they reach the goal' },
] as const;

export const GOAL_TYPES = [
  { id: 'None', label: 'None' },
  { id: 'Page', label: 'A page is visited' },
  { id: 'Event', label: 'An event is tracked' },
] as const;

export const MATCHES = [
  { id: 'All', label: 'All of these' },
  { id: 'Any', label: 'Any of these' },
] as const;

export const VISITS = [
  { id: 'First', label: 'First visit' },
  { id: 'Returning', label: 'Later visit' },
] as const;

export const CART_PARTS = [
  { id: 'Total', label: 'Worth at least' },
  { id: 'Items', label: 'Products at least' },
] as const;

export const HOURS = [
  { id: 'Inside', label: 'Within' },
  { id: 'Outside', label: 'Outside' },
] as const;

export const OPERATORS = [
  { id: 'Is', label: 'is' },
  { id: 'IsNot', label: 'is not' },
  { id: 'Contains', label: 'contains' },
  { id: 'AtLeast', label: 'is at least' },
  { id: 'AtMost', label: 'is at most' },
] as const;

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (label, index) => ({ id: String(index + 1), label }),
);
