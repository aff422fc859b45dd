import type { AssistantConfig } from './configSchema.ts';

/** What visitors may know of a configuration; images are whole addresses. */
export type ChatConfig = Pick<AssistantConfig, 'languages' | 'appearance' | 'homePage' | 'guidedFlows'> & {
  gpt: Pick<AssistantConfig['gpt'], 'isOn' | 'showsSources' | 'sourceStyle' | 'disclosure' | 'offersPerson'>;
  team: Pick<AssistantConfig['team'], 'maxFaces' | 'replyTime' | 'onlineText' | 'awayText'>;
};

/** `address`: of an image's path, as it is good for anybody. */
export function publicConfig(config: AssistantConfig, address: (path: string | null) => string | null): ChatConfig {
  const { languages, appearance, homePage, gpt, guidedFlows, team } = config;
  const { maxFaces, replyTime, onlineText, awayText } = team;
  const { isOn, showsSources, sourceStyle, disclosure, offersPerson } = gpt;
  return {
    languages,
    appearance: {
      ...appearance,
      avatar: address(appearance.avatar),
      cover: address(appearance.cover),
      previewImage: address(appearance.previewImage),
      launcher: { ...appearance.launcher, image: address(appearance.launcher.image) },
    },
    homePage: { ...homePage, blocks: homePage.blocks.filter(({ isVisible }) => isVisible) },
    gpt: { isOn, showsSources, sourceStyle, disclosure, offersPerson },
    guidedFlows: { entries: guidedFlows.entries.filter(({ isVisible }) => isVisible) },
    team: { maxFaces, replyTime, onlineText, awayText },
  };
}

/** The paths of all images that a configuration names, each with its place in it. */
export function imagesOf({ appearance }: AssistantConfig): { field: string; path: string }[] {
  const { avatar, cover, previewImage, launcher } = appearance;
  return Object.entries({
    'appearance.avatar': avatar,
    'appearance.cover': cover,
    'appearance.previewImage': previewImage,
    'appearance.launcher.image': launcher.image,
  }).flatMap(([field, path]) => (path === null ? [] : [{ field, path }]));
}
