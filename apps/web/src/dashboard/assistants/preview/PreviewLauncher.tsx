import { ChevronDown } from 'lucide-react';
import { inkOn } from '@parley/assistant-config/contrast';
import type { Appearance } from '@parley/assistant-config/configSchema';
import { LAUNCHER_ICONS } from '../appearance/launcherIcons.ts';

type PreviewLauncherProps = {
  appearance: Appearance;
  /** In the language that is being edited; '': the icon alone. */
  label: string;
  isOpen: boolean;
  /** Whether a trigger has put a dot on it. */
  hasBadge: boolean;
};

/** The launcher as the site's page has it. */
export function PreviewLauncher({ appearance, label, isOpen, hasBadge }: PreviewLauncherProps) {
  const { launcher, mainColour } = appearance;
  const { icon, image, side, sideOffset, bottomOffset, size } = launcher;
  return (
    <span
      aria-hidden
      className={`absolute flex items-center justify-center gap-2.5 rounded-full text-sm font-medium whitespace-nowrap shadow-overlay ${label ? 'pr-5.5 pl-4.5' : ''}`}
      style={{
        [side === 'Left' ? 'left' : 'right']: sideOffset,
        bottom: bottomOffset,
        minWidth: size,
        height: size,
        background: mainColour,
        color: inkOn(mainColour) ?? undefined,
      }}
    >
      {isOpen ? <ChevronDown className="size-6" strokeWidth={1.75} /> : <Face {...{ icon, image, size, label }} />}
      {label}
      {hasBadge && (
        <span className="absolute -top-1 -right-1 min-w-5 rounded-full bg-critical px-1.5 text-center text-xs leading-5 text-critical-ink">
          1
        </span>
      )}
    </span>
  );
}

type FaceProps = Pick<Appearance['launcher'], 'icon' | 'image' | 'size'> & { label: string };

function Face({ icon, image, size, label }: FaceProps) {
  const Icon = LAUNCHER_ICONS[icon];
  if (!image || (icon !== 'Image' && icon !== 'AnimatedCircle'))
    return <Icon className="size-6.5" strokeWidth={1.75} />;
  const side = label ? 36 : size;
  return (
    <img
      src={image}
      alt=""
      className={`rounded-full object-cover ${icon === 'AnimatedCircle' ? 'animate-[spin_9s_linear_infinite] motion-reduce:animate-none' : ''}`}
      style={{ width: side, height: side }}
    />
  );
}
