import { type RefObject } from 'react';
import { Check } from 'lucide-react';
import { Header, Keyboard, Menu, MenuItem, MenuSection, Popover, Text } from 'react-aria-components';
import { type MenuEntry, type MenuGroup } from './Menu.tsx';

type MenuPopoverProps = {
  label: string;
  groups: readonly MenuGroup[];
  placement: 'bottom end' | 'bottom start' | 'top start' | 'right bottom';
  triggerRef: RefObject<HTMLElement | null>;
  onChoose: (entry: MenuEntry) => void;
  onClose: () => void;
};

/** The open menu under its trigger. Default export: `Menu.tsx` loads it lazily. */
export default function MenuPopover({ label, groups, placement, triggerRef, onChoose, onClose }: MenuPopoverProps) {
  return (
    <Popover
      isOpen
      aria-label={label}
      triggerRef={triggerRef}
      placement={placement}
      offset={4}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="w-56 rounded-card bg-raised p-1 text-dense text-ink shadow-overlay outline-none"
    >
      <Menu
        aria-label={label}
        // A menu that opens takes the focus: the pattern asks for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus="first"
        onClose={onClose}
        className="grid max-h-[inherit] overflow-auto outline-none"
      >
        {groups.map((group) => (
          <MenuSection
            key={group.id}
            id={group.id}
            aria-label={group.label ?? label}
            selectionMode={group.selectedId === undefined ? 'none' : 'single'}
            selectedKeys={group.selectedId === undefined ? [] : [group.selectedId]}
            className="not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1"
          >
            {group.label && (
              <Header className="px-2 pt-1.5 pb-1 text-xs font-medium text-ink-faint">{group.label}</Header>
            )}
            {group.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} onChoose={onChoose} />
            ))}
          </MenuSection>
        ))}
      </Menu>
    </Popover>
  );
}

type EntryProps = { entry: MenuEntry; onChoose: (entry: MenuEntry) => void };

function Entry({ entry, onChoose }: EntryProps) {
  const { id, label, icon: Icon, detail, shortcut, isDanger, isDisabled } = entry;
  const tone = isDanger ? 'text-critical' : 'text-ink';
  return (
    <MenuItem
      id={id}
      // Library and browser must agree on a ring: the one has not seen the press that opened its first menu, the other takes a key
      // pressed before for how this one was opened.
      textValue={label}
      isDisabled={isDisabled}
      onAction={() => onChoose(entry)}
      className={`group flex min-h-[30px] cursor-default items-center gap-2 rounded-control px-2 py-1 -outline-offset-2 outline-0 outline-focus data-disabled:text-ink-faint data-focused:bg-hover data-focus-visible:focus-visible:outline-2 max-md:min-h-10 ${tone}`}
    >
      {({ isSelected }) => (
        <>
          {Icon && (
            <Icon aria-hidden className={`size-4 flex-none ${isDanger ? '' : 'text-ink-muted'}`} strokeWidth={1.75} />
          )}
          <span className="grid min-w-0 flex-1">
            <Text slot="label" className="truncate">
              {label}
            </Text>
            {detail && (
              <Text slot="description" className="line-clamp-2 text-xs text-pretty text-ink-muted">
                {detail}
              </Text>
            )}
          </span>
          {isSelected && <Check aria-hidden className="size-4 flex-none text-brand" strokeWidth={2} />}
          {shortcut && (
            <Keyboard className="rounded px-1 font-sans text-2xs text-ink-faint inset-ring inset-ring-line pointer-coarse:hidden group-data-focused:text-ink-muted">
              {shortcut}
            </Keyboard>
          )}
        </>
      )}
    </MenuItem>
  );
}
