import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  type LucideIcon,
} from 'lucide-react';
import type { Alignment } from '../draft/align.ts';

/** The ways to line up what is chosen. */
export const ALIGNMENTS: readonly { how: Alignment; label: string; icon: LucideIcon }[] = [
  { how: 'left', label: 'Line up at the left', icon: AlignStartVertical },
  { how: 'centre', label: 'Line up at the centre', icon: AlignCenterVertical },
  { how: 'right', label: 'Line up at the right', icon: AlignEndVertical },
  { how: 'top', label: 'Line up at the top', icon: AlignStartHorizontal },
  { how: 'middle', label: 'Line up at the middle', icon: AlignCenterHorizontal },
  { how: 'bottom', label: 'Line up at the bottom', icon: AlignEndHorizontal },
  { how: 'across', label: 'Spread across', icon: AlignHorizontalDistributeCenter },
  { how: 'down', label: 'Spread down', icon: AlignVerticalDistributeCenter },
];
