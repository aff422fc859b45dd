import { graphql } from 'react-relay/hooks';
import { type useDismissWelcomeBannerMutation } from '#generated/useDismissWelcomeBannerMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';

/** Puts the banner away at once, and for good; it comes back when the server does not hear of it. */
export function useDismissWelcomeBanner(userId: string) {
  const [send] = useAsyncMutation<useDismissWelcomeBannerMutation>(graphql`
    mutation useDismissWelcomeBannerMutation {
      dismissWelcomeBanner {
        id
        shouldShowWelcomeBanner
      }
    }
  `);

  const dismiss = () =>
    send({}, { optimisticResponse: { dismissWelcomeBanner: { id: userId, shouldShowWelcomeBanner: false } } });
  return { dismiss };
}
