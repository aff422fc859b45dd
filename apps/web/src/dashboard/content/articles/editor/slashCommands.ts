import { Extension, type Editor } from '@tiptap/core';
import { Suggestion } from '@tiptap/suggestion';
import { foundCommands, type EditorCommand } from './editorCommand.ts';

/** What is offered after a slash, and where. */
export type SlashOffer = {
  commands: readonly EditorCommand[];
  place: DOMRect | null;
  choose: (command: EditorCommand) => void;
};

type SlashOptions = {
  onOffer: (offer: SlashOffer | null) => void;
  /** True when it was taken. */
  onKey: (event: KeyboardEvent) => boolean;
  onChoose: (command: EditorCommand, editor: Editor) => void;
};

/** Offers blocks where a slash is typed, narrowed by what follows it. */
export const slashCommands = ({ onOffer, onKey, onChoose }: SlashOptions) =>
  Extension.create({
    name: 'slashCommands',
    addProseMirrorPlugins() {
      return [
        Suggestion<EditorCommand, EditorCommand>({
          editor: this.editor,
          char: '/',
          items: ({ query }) => foundCommands(query),
          allow: ({ editor }) => !editor.isActive('codeBlock'),
          command: ({ editor, range, props }) => {
            editor.chain().focus().deleteRange(range).run();
            onChoose(props, editor);
          },
          render: () => {
            const offer = ({ items, clientRect, command }: Offered) =>
              onOffer({ commands: items, place: clientRect?.() ?? null, choose: command });
            return {
              onStart: offer,
              onUpdate: offer,
              onExit: () => onOffer(null),
              onKeyDown: ({ event }) => {
                if (event.key !== 'Escape') return onKey(event);
                onOffer(null);
                return true;
              },
            };
          },
        }),
      ];
    },
  });

type Offered = {
  items: readonly EditorCommand[];
  clientRect?: (() => DOMRect | null) | null;
  command: (command: EditorCommand) => void;
};
