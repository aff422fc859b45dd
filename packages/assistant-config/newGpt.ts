import type { GptSettings } from './gptSchema.ts';

/** What an assistant answers by before anybody has changed anything. */
export const NEW_GPT: GptSettings = {
  isOn: true,
  engine: 'extractive',
  ringFence: 'Strict',
  threshold: 0.5,
  refusal: {},
  afterMisses: 2,
  onMisses: 'Person',
  tone: 'Warm',
  length: 'Medium',
  showsSources: true,
  sourceStyle: 'Numbers',
  followUps: true,
  asksBack: true,
  neverAnswers: [],
  instructions: '',
  temperature: 0.2,
  mostPassages: 8,
  mostTurns: 10,
  answersIn: null,
  usesEmoji: false,
  scope: { articles: 'All', categoryIds: [], tags: [], articleIds: [], documents: true, webpages: true },
  disclosure: {},
  offersPerson: true,
};
