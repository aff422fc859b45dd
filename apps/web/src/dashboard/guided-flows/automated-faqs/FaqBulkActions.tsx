import { Button } from '#ui/Button.tsx';
import { type FaqRow } from './faqRow.ts';
import { useFaqsActions } from './useFaqsActions.ts';

type FaqBulkActionsProps = { faqs: readonly FaqRow[]; onDone: () => void };

/** What can be done with the selected automated FAQs; all of it can be taken back. */
export function FaqBulkActions({ faqs, onDone }: FaqBulkActionsProps) {
  const actions = useFaqsActions();
  const ids = faqs.map(({ id }) => id);

  async function run(act: Promise<boolean>) {
    if (await act) onDone();
  }

  const button = (label: string, act: () => Promise<boolean>) => (
    <Button variant="ghost" size="sm" onClick={() => void run(act())}>
      {label}
    </Button>
  );

  return (
    <>
      {faqs.some(({ state }) => state !== 'Live') && button('Turn on', () => actions.setState(faqs, 'Live'))}
      {faqs.some(({ state }) => state === 'Live') && button('Turn off', () => actions.setState(faqs, 'Off'))}
      {button('Delete', () => actions.remove(ids))}
    </>
  );
}
