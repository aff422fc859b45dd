import type { AssistantConfig, HomeBlock } from './configSchema.ts';
import type { LocalisedText } from './localised.ts';

/** The tabs of an assistant's settings, as their addresses name them. */
export type ConfigTab = 'appearance' | 'team' | 'home-page' | 'guided-flows' | 'gpt-settings' | 'triggers';

/** A text that visitors see, and where it is set: `homePage.blocks.0.title`. */
export type PlacedText = { tab: ConfigTab; path: string; text: LocalisedText };

/** All texts that visitors may see, in the order of the tabs. */
export function textsOf({ appearance, team, homePage, gpt, triggers }: AssistantConfig): PlacedText[] {
  return [
    { tab: 'appearance', path: 'appearance.subtitle', text: appearance.subtitle },
    { tab: 'appearance', path: 'appearance.launcher.label', text: appearance.launcher.label },
    { tab: 'appearance', path: 'appearance.privacyNotice', text: appearance.privacyNotice },
    { tab: 'team', path: 'team.onlineText', text: team.onlineText },
    { tab: 'team', path: 'team.awayText', text: team.awayText },
    { tab: 'home-page', path: 'homePage.greeting', text: homePage.greeting },
    { tab: 'home-page', path: 'homePage.greetingDetail', text: homePage.greetingDetail },
    ...homePage.blocks.flatMap((block, index) =>
      block.isVisible ? textsOfBlock(block).map((text) => inBlock(text, index)) : [],
    ),
    { tab: 'gpt-settings', path: 'gpt.refusal', text: gpt.refusal },
    ...gpt.neverAnswers.map(({ reply }, index): PlacedText => ({
      tab: 'gpt-settings',
      path: `gpt.neverAnswers.${index}.reply`,
      text: reply,
    })),
    { tab: 'gpt-settings', path: 'gpt.disclosure', text: gpt.disclosure },
    ...triggers.items.flatMap(({ isEnabled, action }, index): PlacedText[] =>
      isEnabled && 'text' in action
        ? [{ tab: 'triggers', path: `triggers.items.${index}.action.text`, text: action.text }]
        : [],
    ),
  ];
}

type BlockText = { field: string; text: LocalisedText };

const inBlock = ({ field, text }: BlockText, index: number): PlacedText => ({
  tab: 'home-page',
  path: `homePage.blocks.${index}.${field}`,
  text,
});

function textsOfBlock(block: HomeBlock): BlockText[] {
  if (block.type === 'Ask') return [{ field: 'placeholder', text: block.placeholder }];
  const title = { field: 'title', text: block.title };
  if (block.type === 'Text') return [title, { field: 'text', text: block.text }];
  if (block.type === 'Questions') {
    return [title, ...block.questions.map((text, index) => ({ field: `questions.${index}`, text }))];
  }
  if (block.type === 'Links') {
    return [title, ...block.links.map(({ label }, index) => ({ field: `links.${index}.label`, text: label }))];
  }
  return [title];
}
