import type { AssistantConfig } from '@parley/assistant-config/configSchema';

/** What a passage must score for Nori to answer from it. */
export const NORI_THRESHOLD = 0.5;

/** As Nori was first published. */
export const firstNori = (config: AssistantConfig): AssistantConfig => ({
  ...config,
  appearance: { ...config.appearance, mainColour: '#964624', subtitle: { en: 'Northwind’s gear adviser' } },
  team: {
    ...config.team,
    officeHours: { ...config.team.officeHours, timezone: 'Europe/Zurich' },
    onlineText: { en: 'Ask for a person at any time.' },
    awayText: { en: 'Leave your email address: we answer in the morning.' },
  },
  homePage: {
    ...config.homePage,
    blocks: [
      { id: 'ask', isVisible: true, type: 'Ask', placeholder: { en: 'Ask about gear, orders or repairs' } },
      {
        id: 'questions',
        isVisible: true,
        type: 'Questions',
        title: { en: 'People often ask' },
        questions: [
          { en: 'When will my parcel be here?' },
          { en: 'How do returns work?' },
          { en: 'Can you repair my jacket?' },
        ],
      },
      {
        id: 'articles',
        isVisible: true,
        type: 'Articles',
        title: { en: 'From our guides' },
        shows: 'MostRead',
        categoryId: null,
        most: 3,
        hasSearch: true,
      },
      { id: 'conversations', isVisible: true, type: 'Conversations', title: {} },
      { id: 'team', isVisible: true, type: 'Team', title: { en: 'Who else is here' } },
    ],
  },
});

/** As visitors see it now: with flows to begin, links, a launcher that says what it is, and answers from the help centre. */
export const secondNori = (config: AssistantConfig): AssistantConfig => ({
  ...config,
  gpt: {
    ...config.gpt,
    threshold: NORI_THRESHOLD,
    refusal: { en: 'I could not find that in our guides. Shall I ask someone from the shop?' },
    neverAnswers: [
      {
        id: 'avalanche',
        topic: 'Avalanche risk today',
        reply: { en: 'For the danger of avalanches today, please read the bulletin at slf.ch.' },
      },
      { id: 'medical', topic: 'Medical advice', reply: { en: 'Please ask a doctor or a pharmacy about that.' } },
    ],
  },
  guidedFlows: {
    entries: [
      { guidedFlowId: 'flow_returns', isVisible: true },
      { guidedFlowId: 'flow_gear_finder', isVisible: true },
    ],
  },
  appearance: {
    ...config.appearance,
    launcher: { ...config.appearance.launcher, label: { en: 'Ask Nori' } },
  },
  homePage: {
    ...config.homePage,
    blocks: [
      ...config.homePage.blocks.slice(0, 2),
      { id: 'flows', isVisible: true, type: 'GuidedFlows', title: { en: 'Step by step' } },
      ...config.homePage.blocks.slice(2),
      {
        id: 'links',
        isVisible: true,
        type: 'Links',
        title: { en: 'Good to know' },
        links: [
          { label: { en: 'Size guide' }, url: 'https://www.northwindoutdoor.example/sizes' },
          { label: { en: 'Repair workshop in Bern' }, url: 'https://www.northwindoutdoor.example/repairs' },
          { label: { en: 'Call the shop' }, url: 'tel:+41315550142' },
        ],
      },
    ],
  },
});

/** What is being set and not published yet. */
export const draftedNori = (config: AssistantConfig): AssistantConfig => ({
  ...config,
  appearance: { ...config.appearance, subtitle: { en: 'Gear, orders, repairs and courses' } },
  homePage: {
    ...config.homePage,
    blocks: config.homePage.blocks.map((block) =>
      block.type === 'Questions'
        ? { ...block, questions: [...block.questions, { en: 'Which avalanche courses are there?' }] }
        : block,
    ),
  },
});
