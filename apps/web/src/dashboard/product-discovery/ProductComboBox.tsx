import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { ProductComboBoxQuery } from '#generated/ProductComboBoxQuery';
import { ComboBox } from '#ui/controls/ComboBox.tsx';
import { optionOf } from '#ui/controls/option.ts';
import { useOptionSearch } from '#ui/controls/useOptionSearch.ts';
import type { FieldProps } from '#ui/Field.tsx';
import { priceText } from './priceText.ts';

type ProductComboBoxProps = Omit<FieldProps, 'label'> & {
  /** Whose shops are searched. */
  assistantId: string;
  isDisabled: boolean;
  placeholder: string;
  onChoose: (id: string, title: string) => void;
};

/** Finds a product by its title, tag or article number in the shops that an assistant shows. */
export function ProductComboBox({ assistantId, onChoose, ...field }: ProductComboBoxProps) {
  const environment = useRelayEnvironment();
  const search = useOptionSearch(async (text) => {
    const found = await fetchQuery<ProductComboBoxQuery>(
      environment,
      graphql`
        query ProductComboBoxQuery($filter: ProductFilter) {
          stores {
            id
            currency
            assistants {
              id
            }
            products(filter: $filter, first: 20) {
              nodes {
                id
                title
                price
              }
            }
          }
        }
      `,
      { filter: text.trim() ? { search: text.trim() } : null },
    ).toPromise();
    return (found?.stores ?? [])
      .filter(({ assistants }) => assistants.some(({ id }) => id === assistantId))
      .flatMap(({ products, currency }) =>
        products.nodes.map(({ id, title, price }) => ({ id, label: title, detail: priceText(currency, price) })),
      );
  });

  return (
    <ComboBox
      {...field}
      label="Product"
      options={search.options}
      isLoading={search.isLoading}
      onSearch={search.onSearch}
      value={null}
      onChange={(id) => {
        const chosen = optionOf(search.options, id);
        if (chosen) onChoose(chosen.id, chosen.label);
      }}
    />
  );
}
