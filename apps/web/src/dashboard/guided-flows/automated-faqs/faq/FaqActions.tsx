import { MoreHorizontal, Pause, Trash2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { FaqActions_faq$key } from '#generated/FaqActions_faq';
import { paths } from '#router/paths.ts';
import { usePermission } from '#session/usePermission.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import { useFaqsActions } from '../useFaqsActions.ts';

/** What can be done with an FAQ as a whole. */
export function FaqActions({ faq: key }: { faq: FaqActions_faq$key }) {
  const { id, state } = useFragment(
    graphql`
      fragment FaqActions_faq on AutomatedFaq {
        id
        state
      }
    `,
    key,
  );
  const navigate = useNavigate();
  const actions = useFaqsActions();
  if (!usePermission('MANAGE_AUTOMATED_FAQS')) return null;

  async function remove() {
    if (await actions.remove([id])) await navigate(paths.automatedFaqs);
  }

  return (
    <Menu
      label="Actions for the FAQ"
      groups={[
        {
          id: 'all',
          entries: [
            ...(state === 'Live'
              ? [
                  {
                    id: 'off',
                    label: 'Turn off',
                    icon: Pause,
                    onAction: () => void actions.setState([{ id, state }], 'Off'),
                  },
                ]
              : []),
            { id: 'delete', label: 'Delete', icon: Trash2, isDanger: true, onAction: () => void remove() },
          ],
        },
      ]}
      renderTrigger={(trigger) => <IconButton {...trigger} icon={MoreHorizontal} label="Actions for the FAQ" />}
    />
  );
}
