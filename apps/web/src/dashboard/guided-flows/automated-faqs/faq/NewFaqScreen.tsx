import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { NewFaqScreenQuery } from '#generated/NewFaqScreenQuery';
import { NoAccess } from '#dashboard/frame/NoAccess.tsx';
import { paths } from '#router/paths.ts';
import { type ScreenProps } from '#router/screen.tsx';
import { usePermission } from '#session/usePermission.ts';
import { choicesOf } from './faqChoices.ts';
import { FaqEditor } from './FaqEditor.tsx';
import { newFaq } from './faqFields.ts';
import { useSaveFaq } from './useSaveFaq.ts';

/** …/guided-flows/automated-faqs/new: an FAQ that is not saved yet; `?question=` may say of what. */
export default function NewFaqScreen({ queryRef }: ScreenProps<NewFaqScreenQuery>) {
  const choices = usePreloadedQuery<NewFaqScreenQuery>(
    graphql`
      query NewFaqScreenQuery @preloadable {
        ...faqChoices_query @relay(mask: false)
      }
    `,
    queryRef,
  );
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const save = useSaveFaq();
  if (!usePermission('MANAGE_AUTOMATED_FAQS')) return <NoAccess permission="MANAGE_AUTOMATED_FAQS" />;
  return (
    <FaqEditor
      id={null}
      initial={newFaq(params.get('question') ?? '')}
      isLive={false}
      choices={choicesOf(choices)}
      isReadOnly={false}
      onSave={async (values, { goesLive }) => {
        const id = await save.create(values, goesLive);
        // Once the form knows that it is saved: nothing is asked then.
        setTimeout(() => void navigate(paths.automatedFaq(id), { replace: true }));
      }}
    />
  );
}
