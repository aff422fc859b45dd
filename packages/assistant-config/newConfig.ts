import type { AssistantConfig } from './configSchema.ts';
import { NEW_GPT } from './newGpt.ts';

/** Parley's own, for who has chosen none. */
export const PARLEY_COLOUR = '#00625a';

export type NewConfig = {
  title: string;
  greeting?: string;
  colour?: string | null;
  avatar?: string | null;
  timezone?: string;
  displayMode?: AssistantConfig['appearance']['displayMode'];
};

/** What an assistant is set to before anybody has changed anything. */
export function newConfig({
  title,
  greeting = 'Hello. How can we help you?',
  colour,
  avatar = null,
  timezone = 'UTC',
  displayMode = 'Portrait',
}: NewConfig): AssistantConfig {
  return {
    languages: { default: 'en', others: [] },
    appearance: {
      title,
      subtitle: {},
      avatar,
      theme: 'Auto',
      mainColour: colour?.toLowerCase() ?? PARLEY_COLOUR,
      visitorBubbleColour: null,
      assistantBubbleColour: null,
      background: null,
      hasShadow: true,
      playsSound: true,
      font: 'Geist',
      corners: 14,
      cover: null,
      previewImage: null,
      launcher: {
        icon: 'Chat',
        image: null,
        label: {},
        size: 56,
        side: 'Right',
        sideOffset: 20,
        bottomOffset: 20,
        isHiddenOnPhones: false,
      },
      displayMode,
      showsBranding: true,
      privacyNotice: {},
      css: '',
    },
    team: {
      shows: 'Everybody',
      memberIds: [],
      maxFaces: 3,
      officeHours: { isOn: false, timezone, days: weekdays('09:00', '17:00'), holidays: [] },
      replyTime: 'Measured',
      onlineText: {},
      awayText: {},
    },
    homePage: {
      start: 'Home',
      greeting: { en: greeting },
      greetingDetail: {},
      blocks: [
        { id: 'ask', isVisible: true, type: 'Ask', placeholder: {} },
        { id: 'conversations', isVisible: true, type: 'Conversations', title: {} },
        { id: 'flows', isVisible: true, type: 'GuidedFlows', title: {} },
        { id: 'team', isVisible: true, type: 'Team', title: {} },
      ],
    },
    guidedFlows: { entries: [] },
    gpt: NEW_GPT,
    triggers: { items: [], cooldownMinutes: 30, mostPerDay: 3, closedStaysClosed: true },
  };
}

const weekdays = (from: string, to: string) => [1, 2, 3, 4, 5].map((day) => ({ day, from, to }));
