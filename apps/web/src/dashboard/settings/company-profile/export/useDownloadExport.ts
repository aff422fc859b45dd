import { graphql } from 'react-relay/hooks';
import { type CreateDataExportLink } from '#generated/CreateDataExportLink';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';

/** Downloads one's own export by a link of its own, good for some minutes: an address that is seen is of no use later. */
export function useDownloadExport(onProblem: (sentence: string | null) => void) {
  const [send, isAsking] = useAsyncMutation<CreateDataExportLink>(graphql`
    mutation CreateDataExportLink($id: ID!) {
      createDataExportLink(id: $id) {
        url
      }
    }
  `);

  async function download(id: string) {
    if (isAsking) return;
    onProblem(null);
    try {
      const { createDataExportLink } = await send({ id });
      save(createDataExportLink.url);
    } catch (error) {
      onProblem(messageOf(error));
    }
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
