import { useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { useSession } from '#session/sessionStore.ts';
import { openShortcutSheet } from '../shortcuts/shortcutSheet.ts';
import { type Command } from './command.ts';
import { closeCommandPalette, useCommandPalette } from './commandPalette.ts';
import { PaletteSearch } from './PaletteSearch.tsx';
import { rankCommands } from './rankCommands.ts';
import { recentCommands, rememberCommand } from './recentCommands.ts';
import { RecordSources } from './RecordSources.tsx';
import { useFoundConversations } from './useFoundConversations.ts';
import { useOfferedCommands } from './useCommands.ts';
import { useFrameCommands } from './useFrameCommands.ts';
import { focusMainContent } from '#ui/mainContent.ts';

/** The open palette. Default export: `CommandPalette.tsx` loads it lazily. */
export default function CommandPaletteModal() {
  const userId = useSession(({ auth }) => auth.userId);
  const opener = useCommandPalette((palette) => palette.opener);
  const [query, setQuery] = useState('');
  const [recent] = useState(() => recentCommands(userId));
  const offered = useOfferedCommands();
  // A part of the frame may stand on the page twice, in the drawer too; what it offers is offered once.
  const found = useFoundConversations(query);
  // What the screen itself offers counts before the way to it.
  const all = [...useFrameCommands(), ...offered, ...found.commands];
  const commands = new Map(all.map((command) => [command.id, command]));
  const groups = rankCommands([...commands.values()], query, recent);

  /** The palette is gone and the focus is where it was before the act, so that a dialog can give it back. */
  function perform(act: () => void) {
    flushSync(closeCommandPalette);
    opener?.focus();
    act();
  }

  function choose({ id, run }: Command) {
    rememberCommand(userId, id);
    if (run) {
      perform(run);
      return;
    }
    closeCommandPalette();
    // It leads to a screen: one goes on reading there, not at what had the focus before. After the link has been followed.
    setTimeout(focusMainContent);
  }

  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && closeCommandPalette()}
      className="fixed inset-0 z-40 flex flex-col items-center bg-scrim motion-safe:data-entering:animate-fade md:px-6 md:pt-[12vh] md:pb-6"
    >
      <Modal className="flex min-h-0 w-full flex-col overflow-hidden bg-raised text-dense text-ink shadow-overlay outline-none max-md:h-dvh md:max-h-[min(460px,100%)] md:max-w-[560px] md:rounded-dialog">
        <Dialog aria-label="Command palette" className="flex min-h-0 flex-1 flex-col outline-none">
          <RecordSources />
          <PaletteSearch
            groups={groups}
            records={found}
            query={query}
            onQuery={setQuery}
            onChoose={choose}
            onShortcuts={() => perform(openShortcutSheet)}
            onClose={closeCommandPalette}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
