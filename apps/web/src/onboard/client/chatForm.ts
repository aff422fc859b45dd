import * as v from 'valibot';
import { type ChatStep_onboarding$data } from '#generated/ChatStep_onboarding';
import { type Picture, savedPicture } from '#assets/avatar-field/picture.ts';

type ChatValues = {
  assistantTitle: string;
  assistantAvatarImageId: Picture | null;
  assistantColour: string;
  greeting: string;
};

/** Colours to begin with; any other can be typed or picked. The first is Parley's own. */
export const COLOURS = [
  { id: '#00625A', label: 'Sea green' },
  { id: '#1D4F91', label: 'Blue' },
  { id: '#964624', label: 'Terracotta' },
  { id: '#F2B84B', label: 'Amber' },
  { id: '#1F2933', label: 'Ink' },
] as const;

const text = (missing: string, most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.maxLength(most, `Use at most ${most} characters.`));

export const GREETING_LIMIT = 200;

/** The API decides; this only answers sooner. */
export const chatSchema = v.object({
  assistantTitle: text('Give your assistant a name.', 60),
  assistantAvatarImageId: v.custom<Picture | null>(() => true),
  assistantColour: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'Choose a colour, such as #00625A.')),
  greeting: v.pipe(
    v.string(),
    // One line: it is shown as a heading.
    v.transform((greeting) => greeting.replaceAll(/\s+/g, ' ')),
    text('Say something to your visitors.', GREETING_LIMIT),
  ),
});

/** What stands in the fields before anything is said. */
const AT_FIRST = { assistantColour: COLOURS[0].id, greeting: 'Hello. How can we help you?' };

/** What is saved of the assistant. */
export function savedChat(onboarding: ChatStep_onboarding$data): ChatValues {
  const { assistantTitle, assistantAvatar, assistantColour, greeting } = onboarding;
  return {
    assistantTitle: assistantTitle ?? '',
    assistantAvatarImageId: savedPicture(assistantAvatar),
    assistantColour: assistantColour ?? '',
    greeting: greeting ?? '',
  };
}

/** The same, with a proposal where nothing is saved. */
export const proposedChat = (saved: ChatValues): ChatValues => ({
  ...saved,
  assistantColour: saved.assistantColour || AT_FIRST.assistantColour,
  greeting: saved.greeting || AT_FIRST.greeting,
});
