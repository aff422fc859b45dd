import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'new';

/**
 * The dialog for a new assistant, which the address opens (`paths.newAssistant`): with the id of another one as what to copy. The
 * browser's Back closes what was opened, and never opens what was closed.
 */
export function useNewAssistant() {
  const [params, setParams] = useSearchParams();

  function change(set: (next: URLSearchParams) => void, replace: boolean) {
    const next = new URLSearchParams(params);
    set(next);
    setParams(next, { replace, preventScrollReset: true });
  }

  return {
    isOpen: params.has(PARAMETER),
    copyOfId: params.get(PARAMETER) || null,
    open: (copyOfId = '') => change((next) => next.set(PARAMETER, copyOfId), false),
    close: () => change((next) => next.delete(PARAMETER), true),
  };
}
