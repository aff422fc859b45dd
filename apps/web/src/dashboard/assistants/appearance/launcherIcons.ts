import { CircleDashed, CircleHelp, ImageUp, MessageCircle, MessagesSquare, type LucideIcon } from 'lucide-react';
import type { Appearance } from '@parley/assistant-config/configSchema';

/** What the launcher's icons look like; those of pictures, while there is none. */
export const LAUNCHER_ICONS: Readonly<Record<Appearance['launcher']['icon'], LucideIcon>> = {
  Chat: MessageCircle,
  Chats: MessagesSquare,
  Question: CircleHelp,
  Image: ImageUp,
  AnimatedCircle: CircleDashed,
};
