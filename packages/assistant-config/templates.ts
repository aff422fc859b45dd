import type { AssistantConfig, HomeBlock } from './configSchema.ts';
import { newConfig, type NewConfig } from './newConfig.ts';

export type Template = 'Blank' | 'Support' | 'Sales' | 'Booking';

const FITTED: Record<
  Exclude<Template, 'Blank'>,
  { greeting: string; placeholder: string; questions: readonly string[]; away: string }
> = {
  Support: {
    greeting: 'Hello. What can we sort out for you?',
    placeholder: 'Ask about an order, a return or a repair',
    questions: ['Where is my order?', 'How do I return something?', 'I need help with something I bought'],
    away: 'Leave a message and your email address: we answer when we are back.',
  },
  Sales: {
    greeting: 'Hello. What are you looking for?',
    placeholder: 'Ask about a product, a size or a price',
    questions: ['Help me choose', 'What does shipping cost?', 'Do you have a shop that I can visit?'],
    away: 'Leave your question: we answer with advice when we are back.',
  },
  Booking: {
    greeting: 'Hello. When would you like to come?',
    placeholder: 'Ask about times, prices or directions',
    questions: ['I want to book', 'I want to change a booking', 'Where do I find you?'],
    away: 'Leave a message: we confirm when we are back.',
  },
};

/** What an assistant made of a template begins with. */
export function templateConfig(template: Template, start: NewConfig): AssistantConfig {
  if (template === 'Blank') return newConfig(start);
  const { greeting, placeholder, questions, away } = FITTED[template];
  const config = newConfig({ ...start, greeting });
  const asked: HomeBlock = {
    id: 'questions',
    isVisible: true,
    type: 'Questions',
    title: { en: 'People often ask' },
    questions: questions.map((en) => ({ en })),
  };
  const [ask, ...rest] = config.homePage.blocks;
  const first: HomeBlock[] = ask?.type === 'Ask' ? [{ ...ask, placeholder: { en: placeholder } }] : [];
  return {
    ...config,
    team: { ...config.team, awayText: { en: away } },
    homePage: { ...config.homePage, blocks: [...first, asked, ...rest] },
  };
}
