import { graphql, useMutation } from 'react-relay';
import { type CreateDataExportLink } from '#generated/CreateDataExportLink';

/** Downloads one's own export by a link of its own, good for some minutes: an address that is seen is of no use later. */
export function useDownloadExport(onProblem: (sentence: string | null) => void) {
  const [commit, isAsking] = useMutation<CreateDataExportLink>(graphql`
    mutation CreateDataExportLink($id: ID!) {
      createDataExportLink(id: $id) {
        url
      }
    }
  `);

  function download(id: string) {
    if (isAsking) return;
    onProblem(null);
    commit({
      variables: { id },
      onCompleted: ({ createDataExportLink: { url } }) => save(url),
      onError: ({ message }) => onProblem(message),
    });
  }

  return { download, isAsking };
}

/** The API says that it is a file to save, so that the page stays. */
function save(url: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
