import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useResolvedPath } from 'react-router-dom';
import FaqScreenNode, { type FaqScreenQuery } from '#generated/FaqScreenQuery';
import type { FaqScreen_faq$key } from '#generated/FaqScreen_faq';
import { useRecordTitle } from '#dashboard/frame/recordTitle.ts';
import { OF_RECORDS, useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { type ScreenProps } from '#router/screen.tsx';
import { usePermission } from '#session/usePermission.ts';
import { FaqState } from '../FaqState.tsx';
import { useFollowFaqs } from '../useFollowFaqs.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { FaqActions } from './FaqActions.tsx';
import { FaqEditor } from './FaqEditor.tsx';
import { FaqFigures } from './FaqFigures.tsx';
import { FaqProblems } from './FaqProblems.tsx';
import { fieldsOf } from './faqFields.ts';
import { type FaqChoices } from './FaqForm.tsx';
import { choicesOf } from './faqChoices.ts';
import { useSaveFaq } from './useSaveFaq.ts';

/** …/guided-flows/automated-faqs/{id}: one automated FAQ is written. */
export default function FaqScreen({ queryRef }: ScreenProps<FaqScreenQuery>) {
  const { automatedFaq, ...choices } = usePreloadedQuery<FaqScreenQuery>(
    graphql`
      query FaqScreenQuery($id: ID!) @preloadable {
        automatedFaq(id: $id) {
          id
          ...FaqScreen_faq
        }
        ...faqChoices_query @relay(mask: false)
      }
    `,
    queryRef,
  );
  return <OpenFaq key={automatedFaq.id} faq={automatedFaq} choices={choicesOf(choices)} />;
}

function OpenFaq({ faq: key, choices }: { faq: FaqScreen_faq$key; choices: FaqChoices }) {
  const faq = useFragment(
    graphql`
      fragment FaqScreen_faq on AutomatedFaq {
        id
        question
        phrasings
        state
        matchMode
        threshold
        keywordRule
        keywords
        pattern
        exclusions
        priority
        languages
        assistants {
          id
        }
        answer
        buttons {
          kind
          label
          value
        }
        followUp
        followUpId
        problems
        revision
        editorName
        ...FaqActions_faq
        ...FaqFigures_faq
      }
    `,
    key,
  );
  const { id, question, state, problems, revision, editorName } = faq;
  const { pathname } = useResolvedPath('');
  const reread = useRefetchOn(FaqScreenNode, { id }, { pace: OF_RECORDS });
  const isReadOnly = !usePermission('MANAGE_AUTOMATED_FAQS');
  const save = useSaveFaq();
  useFollowFaqs();
  useRecordTitle(pathname.replace(/\/$/, ''), question);

  return (
    <FaqEditor
      id={id}
      initial={fieldsOf(faq)}
      isLive={state === 'Live'}
      choices={choices}
      isReadOnly={isReadOnly}
      onSave={(values, how) => save.update(faq, values, { ...how, onLate: reread })}
      actions={
        <>
          <span className="max-md:hidden">
            <FaqState state={state} />
          </span>
          <FaqActions faq={faq} />
        </>
      }
      renderNotice={(isDirty) => (
        <div className="grid gap-3 not-empty:mb-5">
          <FaqProblems problems={problems} />
          <ChangedMeanwhile isDirty={isDirty} revision={revision} by={editorName ?? 'Somebody'} />
        </div>
      )}
    >
      <FaqFigures faq={faq} />
    </FaqEditor>
  );
}
