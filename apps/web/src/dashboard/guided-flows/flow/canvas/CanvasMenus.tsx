import {
  AlignHorizontalJustifyStart,
  AlignVerticalJustifyStart,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Maximize,
  Play,
  Scissors,
  StickyNote,
  Trash2,
} from 'lucide-react';
import { useReactFlow } from 'reactflow';
import type { Point } from '@parley/guided-flow/flow';
import type { MenuEntry, MenuGroup } from '#ui/Menu.tsx';
import { isStep } from '../draft/edits.ts';
import { PointMenu } from '../editor/PointMenu.tsx';
import { useTestStart } from '../test/testStart.ts';
import { useEditor } from '../editor/useFlowEditor.ts';
import { ADDABLE } from '../stepKinds.ts';
import { showAll } from './fit.ts';
import type { CanvasEdge, CanvasNode } from './toCanvas.ts';

/** What was pressed with the other button, or where a connection was let go. */
export type CanvasMenu = { at: Point; place: Point } & (
  | { kind: 'follow'; source: string }
  | { kind: 'step'; id: string }
  | { kind: 'edge'; id: string }
  | { kind: 'pane' }
);

type CanvasMenusProps = { menu: CanvasMenu; onNote: (at: Point) => void; onClose: () => void };

/** The menus of the canvas, where the pointer is. */
export function CanvasMenus({ menu, onNote, onClose }: CanvasMenusProps) {
  const editor = useEditor();
  const canvas = useReactFlow<CanvasNode, CanvasEdge>();
  const startTest = useTestStart();
  const { selected, isReadOnly } = editor;

  function steps(onAction: (type: (typeof ADDABLE)[number]['type']) => void): MenuEntry[] {
    return ADDABLE.map(({ type, icon, title }) => ({ id: type, label: title, icon, onAction: () => onAction(type) }));
  }

  const groups = (): { label: string; groups: MenuGroup[] } => {
    switch (menu.kind) {
      case 'follow':
        return {
          label: 'What follows',
          groups: [
            {
              id: 'follow',
              label: 'What follows',
              entries: steps((type) => void editor.add(type, { at: menu.place, after: menu.source })),
            },
          ],
        };
      case 'edge':
        return {
          label: 'Connection',
          groups: [
            { id: 'insert', label: 'Insert a step', entries: steps((type) => editor.insert(type, menu.id)) },
            {
              id: 'remove',
              entries: [
                {
                  id: 'remove',
                  label: 'Remove connection',
                  icon: Trash2,
                  isDanger: true,
                  onAction: () => editor.remove(new Set([menu.id])),
                },
              ],
            },
          ],
        };
      case 'pane':
        return {
          label: 'Canvas',
          groups: [
            {
              id: 'whole',
              entries: [
                { id: 'fit', label: 'Show everything', icon: Maximize, onAction: () => void showAll(canvas) },
                ...(isReadOnly
                  ? []
                  : [
                      {
                        id: 'paste',
                        label: 'Paste here',
                        icon: ClipboardPaste,
                        onAction: () => void editor.pasteClip(menu.place),
                      },
                      { id: 'note', label: 'Add a note', icon: StickyNote, onAction: () => onNote(menu.place) },
                    ]),
              ],
            },
            ...(isReadOnly
              ? []
              : [
                  {
                    id: 'add',
                    label: 'Add a step',
                    entries: steps((type) => void editor.add(type, { at: menu.place })),
                  },
                ]),
          ],
        };
      default: {
        const many = selected.size > 1;
        // How the flow is offered stays, and there is one of it.
        const isMovable = many || editor.flow.graph.nodes.every((node) => node.id !== menu.id || isStep(node));
        return {
          label: many ? 'Chosen steps' : 'Step',
          groups: [
            {
              id: 'look',
              entries: [
                { id: 'test', label: 'Test from here', icon: Play, onAction: () => startTest(menu.id) },
                ...(isMovable
                  ? [{ id: 'copy', label: 'Copy', icon: Copy, onAction: () => void editor.copy(selected) }]
                  : []),
              ],
            },
            ...(isReadOnly || !isMovable
              ? []
              : [
                  {
                    id: 'change',
                    entries: [
                      { id: 'cut', label: 'Cut', icon: Scissors, onAction: () => void editor.cut(selected) },
                      {
                        id: 'duplicate',
                        label: 'Duplicate',
                        icon: CopyPlus,
                        onAction: () => editor.duplicate(selected),
                      },
                      ...(many
                        ? [
                            {
                              id: 'left',
                              label: 'Line up at the left',
                              icon: AlignHorizontalJustifyStart,
                              onAction: () => editor.lineUp('left'),
                            },
                            {
                              id: 'top',
                              label: 'Line up at the top',
                              icon: AlignVerticalJustifyStart,
                              onAction: () => editor.lineUp('top'),
                            },
                          ]
                        : []),
                      {
                        id: 'remove',
                        label: 'Delete',
                        icon: Trash2,
                        isDanger: true,
                        onAction: () => editor.remove(selected),
                      },
                    ],
                  },
                ]),
          ],
        };
      }
    }
  };

  return <PointMenu at={menu.at} onClose={onClose} {...groups()} />;
}
