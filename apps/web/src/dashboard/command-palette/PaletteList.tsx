import { CornerDownLeft } from 'lucide-react';
import { Header, Keyboard, Menu, MenuItem, MenuSection, RouterProvider, Text } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';
import { Keys } from '../shortcuts/Keys.tsx';
import { keysOf } from '../shortcuts/keysOf.ts';
import { type Command } from './command.ts';
import { MarkedText } from './MarkedText.tsx';
import { type CommandGroup, type RankedCommand } from './rankCommands.ts';

type PaletteListProps = { groups: readonly CommandGroup[]; onChoose: (command: Command) => void };

/** What was found, under headings. Mount it anew for each search: the first one is always chosen already. */
export function PaletteList({ groups, onChoose }: PaletteListProps) {
  const navigate = useNavigate();
  return (
    <RouterProvider navigate={(path) => void navigate(path)}>
      <Menu
        aria-label="Commands"
        // Enter does the first one: the search box keeps the focus, this one only looks chosen.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus="first"
        shouldFocusWrap
        className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain p-2 outline-none"
      >
        {groups.map(({ name, commands }) => (
          <MenuSection key={name} id={name} aria-label={name} className="not-first:mt-2">
            <Header className="px-2 pt-0.5 pb-1 text-xs font-medium text-ink-faint">{name}</Header>
            {commands.map((ranked) => (
              <Row key={ranked.command.id} ranked={ranked} onChoose={onChoose} />
            ))}
          </MenuSection>
        ))}
      </Menu>
    </RouterProvider>
  );
}

type RowProps = { ranked: RankedCommand; onChoose: (command: Command) => void };

function Row({ ranked: { command, marks }, onChoose }: RowProps) {
  const { id, label, icon: Icon, detail, shortcut, to } = command;
  const [keys] = shortcut ? keysOf(shortcut) : [];
  return (
    <MenuItem
      id={id}
      textValue={label}
      {...(to !== undefined && { href: to })}
      onAction={() => onChoose(command)}
      className="group flex h-[34px] cursor-default items-center gap-2.5 rounded-control px-2 outline-none data-focused:bg-press max-md:h-11"
    >
      <Icon aria-hidden className="size-4 flex-none text-ink-muted" strokeWidth={1.75} />
      <MarkedText text={label} marks={marks} />
      <span className="ml-auto flex min-w-1/4 shrink-10 items-center justify-end gap-2 pl-2 text-xs text-ink-faint group-data-focused:text-ink-muted">
        {detail && (
          <Text slot="description" className="truncate">
            {detail}
          </Text>
        )}
        {keys !== undefined && (
          <Keyboard className="contents font-sans max-md:hidden">
            <Keys keys={keys} />
          </Keyboard>
        )}
        <CornerDownLeft
          aria-hidden
          className="hidden size-3.5 group-data-focused:block max-md:hidden"
          strokeWidth={1.75}
        />
      </span>
    </MenuItem>
  );
}
