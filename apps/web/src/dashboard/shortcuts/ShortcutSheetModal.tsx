import { useState } from 'react';
import { X } from 'lucide-react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { SearchField } from '#ui/controls/SearchField.tsx';
import { ScrollArea } from '#ui/dialogs/ScrollArea.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import { useUpdatePreferences } from '#dashboard/preferences/useUpdatePreferences.ts';
import { useBoundShortcuts } from './boundShortcuts.ts';
import { useChosenKeys } from './chosenKeys.ts';
import { isApple } from './platform.ts';
import { ShortcutGroups } from './ShortcutGroups.tsx';
import { shortcutGroups } from './shortcutGroups.ts';
import { useChooseKeys } from './useChooseKeys.ts';
import { closeShortcutSheet } from './shortcutSheet.ts';
import { SingleKeysSwitch } from './SingleKeysSwitch.tsx';

/** The open list: the shortcuts of the screen beneath it, then those of every screen. Default export: it is loaded lazily. */
export default function ShortcutSheetModal() {
  const [query, setQuery] = useState('');
  useChosenKeys();
  const groups = shortcutGroups(useBoundShortcuts(), query, isApple);
  const count = groups.reduce((sum, { shortcuts }) => sum + shortcuts.length, 0);

  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && closeShortcutSheet()}
      className="fixed inset-0 z-40 grid place-items-center bg-scrim motion-safe:data-entering:animate-fade md:p-6"
    >
      <Modal className="flex h-dvh w-full flex-col overflow-hidden bg-raised text-ink shadow-overlay md:h-auto md:max-h-[min(640px,calc(100dvh-48px))] md:max-w-[680px] md:rounded-dialog">
        <Dialog className="flex min-h-0 flex-1 flex-col outline-none">
          <header className="flex h-12 flex-none items-center gap-2 pr-2.5 pl-5 max-md:pl-4">
            <Heading slot="title" className="flex-1 text-sm font-semibold">
              Keyboard shortcuts
            </Heading>
            <IconButton icon={X} label="Close" onClick={closeShortcutSheet} />
          </header>
          <SearchField
            label="Search shortcuts"
            value={query}
            onChange={setQuery}
            // Whoever opens the list looks for something in it.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            className="mx-5 flex-none max-md:mx-4"
          />
          <ScrollArea label="Shortcuts" className="px-5 pt-4 pb-3 max-md:px-4">
            <ShortcutGroups groups={groups} />
          </ScrollArea>
          <output className="sr-only">{query && `${count} ${count === 1 ? 'shortcut' : 'shortcuts'}`}</output>
          <SingleKeys />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function SingleKeys() {
  const chosen = useChosenKeys((keys) => keys.chosen);
  const choose = useChooseKeys();
  const { update } = useUpdatePreferences();
  const ids = Object.keys(chosen);
  return (
    <footer className="grid flex-none gap-2 border-t border-line px-5 py-2.5 max-md:px-4">
      <SingleKeysSwitch update={update} />
      {ids.length > 0 && (
        <TextButton onClick={() => choose(ids.map((id) => ({ shortcut: { id }, keys: null })))}>
          Reset all shortcuts
        </TextButton>
      )}
    </footer>
  );
}
