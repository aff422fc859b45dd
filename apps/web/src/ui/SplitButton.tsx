import { ChevronDown } from 'lucide-react';
import { Button, type ButtonProps } from './Button.tsx';
import { Menu, type MenuGroup } from './Menu.tsx';

type SplitButtonProps = Omit<ButtonProps, 'isWide' | 'className'> & {
  /** What the other acts are, read out: «More ways to send». */
  menuLabel: string;
  groups: readonly MenuGroup[];
  /** As the main act is, unless said otherwise. */
  isMenuDisabled?: boolean;
};

/** One main act, with its less usual forms in a menu beside it. */
export function SplitButton({
  menuLabel,
  groups,
  variant = 'primary',
  size,
  isMenuDisabled,
  ...button
}: SplitButtonProps) {
  return (
    <span className="inline-flex gap-px">
      <Button {...button} variant={variant} size={size} className="!rounded-r-none" />
      <Menu
        label={menuLabel}
        groups={groups}
        renderTrigger={(trigger) => (
          <Button
            {...trigger}
            // What can be pressed beside a main act that cannot is quiet like it: one button, not a bright half of one.
            variant={button.disabled ? 'secondary' : variant}
            size={size}
            disabled={isMenuDisabled ?? (button.disabled || button.isBusy)}
            aria-label={menuLabel}
            icon={<ChevronDown aria-hidden className="size-4" strokeWidth={1.75} />}
            className="!rounded-l-none !px-1.5"
          />
        )}
      />
    </span>
  );
}
