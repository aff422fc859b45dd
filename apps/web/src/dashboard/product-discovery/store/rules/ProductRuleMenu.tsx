import { EyeOff, MoreHorizontal, Pin, PinOff, Undo2 } from 'lucide-react';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import { type StoreRulesEditor } from './useStoreRules.ts';

type ProductRuleMenuProps = {
  product: { readonly externalId: string; readonly title: string };
  rules: StoreRulesEditor;
  /** What it is pinned for; nothing: wherever it is found. */
  words: string;
  isPinned: boolean;
};

/** What the rules of a shop may do with one product. */
export function ProductRuleMenu({ product, rules, words, isPinned }: ProductRuleMenuProps) {
  const label = `Actions for ${product.title}`;
  const pins = rules.pinsOf(product);
  return (
    <Menu
      label={label}
      groups={[
        {
          id: 'rules',
          entries: [
            isPinned
              ? {
                  id: 'unpin',
                  label: pins > 1 ? `Take its ${pins} pins away` : 'Take the pin away',
                  icon: PinOff,
                  onAction: () => rules.unpin(product),
                }
              : {
                  id: 'pin',
                  label: words === '' ? 'Pin wherever it is found' : `Pin for “${words}”`,
                  icon: Pin,
                  onAction: () => rules.pin(product, words),
                },
            rules.isExcluded(product)
              ? { id: 'include', label: 'Show it again', icon: Undo2, onAction: () => rules.include(product) }
              : {
                  id: 'exclude',
                  label: 'Never show it',
                  icon: EyeOff,
                  isDanger: true,
                  onAction: () => rules.exclude(product),
                },
          ],
        },
      ]}
      renderTrigger={(trigger) => <IconButton {...trigger} icon={MoreHorizontal} label={label} />}
    />
  );
}
