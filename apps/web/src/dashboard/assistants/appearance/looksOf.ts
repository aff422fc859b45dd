import type { Appearance } from '@parley/assistant-config/configSchema';

/**
 * `own` with the looks of another assistant: colours, theme, font, and how the launcher stands. What is said in it and its pictures
 * stay, which belong to one assistant, and how it opens, which goes with its type; a launcher that is a picture keeps its own sign.
 */
export function withLooksOf(own: Appearance, other: Appearance): Appearance {
  const { title, subtitle, avatar, cover, previewImage, displayMode, privacyNotice } = own;
  const { label, icon, image } = own.launcher;
  const sign = other.launcher.image === null ? { icon: other.launcher.icon, image: null } : { icon, image };
  return {
    ...other,
    title,
    subtitle,
    avatar,
    cover,
    previewImage,
    displayMode,
    privacyNotice,
    launcher: { ...other.launcher, label, ...sign },
  };
}
