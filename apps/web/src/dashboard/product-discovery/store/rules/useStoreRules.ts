import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type UpdateStoreRules } from '#generated/UpdateStoreRules';
import { type useStoreRules_store$data, type useStoreRules_store$key } from '#generated/useStoreRules_store';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { usePermission } from '#session/usePermission.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';
import { storesChanged } from '../../useStoreEvents.ts';

type Named = { readonly externalId: string; readonly title: string };

/** The rules of a shop, and what changes them: at once, each with an Undo. */
export type StoreRulesEditor = ReturnType<typeof useStoreRules>;

/** See StoreRulesEditor. */
export function useStoreRules(key: useStoreRules_store$key) {
  const { id, rules } = useFragment(
    graphql`
      fragment useStoreRules_store on StoreIntegration {
        id
        rules {
          includeCollections
          excludeCollections
          excludeTags
          excludeProducts {
            id
            externalId
            title
          }
          hideOutOfStock
          boostTags
          pins {
            words
            externalId
            product {
              id
              title
            }
          }
          synonyms {
            word
            means
          }
          maxResults
          showCompareAt
          showStock
          allowAddToCart
        }
      }
    `,
    key,
  );
  const mayChange = usePermission('UPDATE_ASSISTANTS');
  const [send, isSaving] = useAsyncMutation<UpdateStoreRules>(graphql`
    mutation UpdateStoreRules($id: ID!, $rules: StoreRulesInput!) {
      updateStoreRules(id: $id, rules: $rules) {
        id
        rulesCount
        ...useStoreRules_store @relay(mask: false)
      }
    }
  `);
  const newest = useRef(rules);
  const lastSent = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    newest.current = rules;
  }, [rules]);

  /** Puts a change to the rules as they are once all changes before it are saved. Answers whether it was saved. */
  function save(change: RulesChange, title: string | null = null): Promise<boolean> {
    const sent = lastSent.current.then(() => saveNow(change, title));
    lastSent.current = sent;
    return sent;
  }

  async function saveNow(change: RulesChange, title: string | null): Promise<boolean> {
    const before = toInput(newest.current);
    try {
      const { updateStoreRules } = await send({ id, rules: change(before) });
      newest.current = updateStoreRules.rules;
      storesChanged();
      if (title !== null) {
        notify({
          kind: 'success',
          id: 'store-rules',
          title,
          action: { label: 'Undo', onAction: () => void save(() => before) },
        });
      }
      return true;
    } catch (error) {
      notify({ kind: 'error', title: 'The rule was not saved', detail: messageOf(error) });
      return false;
    }
  }

  return {
    rules,
    mayChange,
    isSaving,
    save,
    isExcluded: ({ externalId }: Named) => rules.excludeProducts.some((one) => one.externalId === externalId),
    pinsOf: ({ externalId }: Named) => rules.pins.filter((pin) => pin.externalId === externalId).length,
    /** Of no words: wherever it is found. */
    pin: ({ externalId, title }: Named, words: string) =>
      void save(
        (now) => ({ ...now, pins: [...now.pins, { words, product: externalId }] }),
        words === '' ? `${title} is pinned` : `${title} is pinned for “${words}”`,
      ),
    unpin: ({ externalId, title }: Named) =>
      void save(
        (now) => ({ ...now, pins: now.pins.filter(({ product }) => product !== externalId) }),
        `${title} is no longer pinned`,
      ),
    exclude: ({ externalId, title }: Named) =>
      void save(
        (now) => ({ ...now, excludeProducts: [...without(now.excludeProducts, externalId), externalId] }),
        `${title} is never shown`,
      ),
    include: ({ externalId, title }: Named) =>
      void save(
        (now) => ({ ...now, excludeProducts: without(now.excludeProducts, externalId) }),
        `${title} is shown again`,
      ),
    addSynonym: (word: string, means: string) =>
      save((now) => ({ ...now, synonyms: [...now.synonyms, { word, means }] }), `“${word}” also finds “${means}”`),
  };
}

type RulesChange = (now: SentRules) => SentRules;

/** Words less one of them. */
export const without = (words: readonly string[], taken: string) => words.filter((word) => word !== taken);

/** The rules as they are sent. */
export type SentRules = ReturnType<typeof toInput>;

function toInput(rules: useStoreRules_store$data['rules']) {
  const { excludeProducts, pins, synonyms, ...rest } = rules;
  return {
    ...rest,
    includeCollections: [...rest.includeCollections],
    excludeCollections: [...rest.excludeCollections],
    excludeTags: [...rest.excludeTags],
    boostTags: [...rest.boostTags],
    excludeProducts: excludeProducts.map(({ externalId }) => externalId),
    pins: pins.map(({ words, externalId }) => ({ words, product: externalId })),
    synonyms: synonyms.map(({ word, means }) => ({ word, means })),
  };
}
