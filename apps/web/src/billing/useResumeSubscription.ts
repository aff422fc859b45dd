import { graphql } from 'react-relay/hooks';
import { type ResumeSubscription } from '#generated/ResumeSubscription';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';

/** Takes up the plan again that paused at its trial's end; the default card pays. Rejects with what the API says. */
export function useResumeSubscription() {
  const [send] = useAsyncMutation<ResumeSubscription>(graphql`
    mutation ResumeSubscription {
      resumeSubscription {
        id
        ...presentSubscription_client
      }
    }
  `);

  const resumeSubscription = () => send({});
  return { resumeSubscription };
}
