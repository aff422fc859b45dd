import { useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { type DeleteDataExport } from '#generated/DeleteDataExport';
import { type StartDataExport } from '#generated/StartDataExport';

/** Asks for an export, and gives one up or deletes it; `onDone` is called once that has happened. */
export function useDataExport(onDone: () => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const [commitStart, isStarting] = useMutation<StartDataExport>(graphql`
    mutation StartDataExport {
      startDataExport {
        id
      }
    }
  `);
  const [commitDelete, isDeleting] = useMutation<DeleteDataExport>(graphql`
    mutation DeleteDataExport($id: ID!) {
      deleteDataExport(id: $id)
    }
  `);
  const isBusy = isStarting || isDeleting;
  const outcome = { onCompleted: onDone, onError: (error: Error) => setProblem(error.message) };

  function start() {
    if (isBusy) return;
    setProblem(null);
    commitStart({ variables: {}, ...outcome });
  }

  function remove(id: string) {
    if (isBusy) return;
    setProblem(null);
    commitDelete({ variables: { id }, ...outcome });
  }

  return { start, remove, problem, isBusy };
}
