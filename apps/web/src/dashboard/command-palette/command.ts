import { type LucideIcon } from 'lucide-react';
import { type Shortcut } from '../shortcuts/shortcut.ts';

/** Something the palette offers. */
export type Command = {
  /** Stays the same: what was used last is remembered by it. */
  id: string;
  label: string;
  /** «Go to» leads somewhere, «Do» changes something, «Conversations» are what was searched for. */
  group: 'Go to' | 'Do' | 'Conversations';
  icon: LucideIcon;
  /** What it is or where it belongs, quieter, at the end of the row. */
  detail?: string;
  /** Other words people use for it. */
  aliases?: readonly string[];
  /** The same by key, shown at the end of the row. */
  shortcut?: Shortcut | undefined;
  /** Belongs to the screen one is on, and goes before what is offered everywhere. */
  isOfScreen?: boolean;
  /** The search by which it was found elsewhere: it fits that one, whatever its own words are. */
  foundBy?: string;
  /** Only offered to who searches: there are too many to list. */
  isRecord?: boolean;
} & CommandAct;

/** A link, so that it may be opened in another tab, or an act. */
type CommandAct = { to: string; run?: never } | { run: () => void; to?: never };
