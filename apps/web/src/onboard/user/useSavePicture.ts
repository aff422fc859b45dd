import { graphql, useMutation } from 'react-relay';
import { type SaveFirstPicture } from '#generated/SaveFirstPicture';

/** Makes an uploaded picture one's own. Rejects with the API's error, for the form to show. */
export function useSavePicture() {
  const [commit] = useMutation<SaveFirstPicture>(graphql`
    mutation SaveFirstPicture($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        id
        avatar
      }
    }
  `);

  return (avatarImageId: string) =>
    new Promise<void>((resolve, reject) => {
      commit({ variables: { input: { avatarImageId } }, onCompleted: () => resolve(), onError: reject });
    });
}
