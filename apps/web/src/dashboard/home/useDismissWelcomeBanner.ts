import { graphql, useMutation } from 'react-relay';
import { type useDismissWelcomeBannerMutation } from '#generated/useDismissWelcomeBannerMutation';

type DismissWelcomeBanner = { userId: string; onError: (error: Error) => void };

/** Puts the banner away at once, and for good; it comes back when the server does not hear of it. */
export function useDismissWelcomeBanner({ userId, onError }: DismissWelcomeBanner) {
  const [commit] = useMutation<useDismissWelcomeBannerMutation>(graphql`
    mutation useDismissWelcomeBannerMutation {
      dismissWelcomeBanner {
        id
        shouldShowWelcomeBanner
      }
    }
  `);

  return () =>
    commit({
      variables: {},
      optimisticResponse: { dismissWelcomeBanner: { id: userId, shouldShowWelcomeBanner: false } },
      onError,
    });
}
