import { localised } from '@parley/assistant-config/localised';
import { storedConfig } from '@parley/assistant-config/storedConfig';
import { publicAddress } from '#assets/assetAddress.ts';
import type { Deps } from '#context.ts';
import { publishedVersion } from '#versioning/versions.service.ts';
import { shownAssistant } from './widgetConfig.ts';

/** What a link to an assistant's chat shows where somebody shares it. */
export type LinkPreview = { title: string; description: string; siteName: string; image: string | null };

/** Null where visitors find no such assistant. */
export async function linkPreview(
  deps: Pick<Deps, 'db' | 'config'>,
  ids: { clientId: string; assistantId: string },
): Promise<LinkPreview | null> {
  const assistant = await shownAssistant(deps, ids);
  if (!assistant) return null;
  const { content } = await publishedVersion(deps.db, assistant.id);
  const { appearance, homePage, languages } = storedConfig(content);
  const image = publicAddress(deps.config, appearance.previewImage);
  return {
    title: appearance.title,
    description: localised(homePage.greeting, languages.default, languages),
    siteName: assistant.client.name,
    // Who shows it fetches it from elsewhere.
    image: image?.startsWith('http') ? image : null,
  };
}
