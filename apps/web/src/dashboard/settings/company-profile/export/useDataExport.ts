import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { type DeleteDataExport } from '#generated/DeleteDataExport';
import { type StartDataExport } from '#generated/StartDataExport';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';

/** Asks for an export, and gives one up or deletes it; `onDone` is called once that has happened. */
export function useDataExport(onDone: () => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const [sendStart, isStarting] = useAsyncMutation<StartDataExport>(graphql`
    mutation StartDataExport {
      startDataExport {
        id
      }
    }
  `);
  const [sendDelete, isDeleting] = useAsyncMutation<DeleteDataExport>(graphql`
    mutation DeleteDataExport($id: ID!) {
      deleteDataExport(id: $id)
    }
  `);
  const isBusy = isStarting || isDeleting;

  async function act(send: () => Promise<unknown>) {
    if (isBusy) return;
    setProblem(null);
    try {
      await send();
      onDone();
    } catch (error) {
      setProblem(messageOf(error));
    }
  }
  const start = () => act(() => sendStart({}));
  const remove = (id: string) => act(() => sendDelete({ id }));

  return { start, remove, problem, isBusy };
}
