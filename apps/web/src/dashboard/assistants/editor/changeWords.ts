import type { FieldWords } from '#versioning/describeChange.ts';

/** What settings are called in lists of changes, where their key does not say it. */
export const CHANGE_WORDS: FieldWords = {
  gpt: 'GPT settings',
  mainColour: 'Main colour',
  visitorBubbleColour: 'Visitor bubble',
  previewImage: 'Preview image',
  displayMode: 'Window',
  showsBranding: 'Parley line at the foot',
  isHiddenOnPhones: 'Hide on phones',
  isVisible: 'Shown',
  isEnabled: 'Enabled',
  isOn: 'In use',
  shows: 'Who shows',
  memberIds: 'People',
  default: 'Default language',
  others: 'Other languages',
  offersPerson: 'Asking for a person',
  onlineText: 'Text while open',
  awayText: 'Text while closed',
  days: 'Hours',
  from: 'From',
  to: 'To',
  start: 'Begins with',
  url: 'Address',
  items: 'Triggers',
  mostPerDay: 'At most a day',
};
