import type { ProductsBlock } from '@parley/assistant-config/configSchema';
import { Link } from 'react-router-dom';
import { ProductComboBox } from '#dashboard/product-discovery/ProductComboBox.tsx';
import { paths } from '#router/paths.ts';
import { NumberField } from '#ui/controls/NumberField.tsx';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { useAssistantEditor } from '../editor/assistantEditor.ts';
import { ChosenList } from '../editor/ChosenList.tsx';
import { SHOWN_PRODUCTS } from '../editor/choices.ts';

const MOST = 10;

type ProductsFieldsProps = {
  block: ProductsBlock;
  problem: (path: string) => string | null;
  onChange: (block: ProductsBlock) => void;
};

/** Which products of the company's shops stand on the home page. */
export function ProductsFields({ block, problem, onChange }: ProductsFieldsProps) {
  const { hasShop, isReadOnly } = useAssistantEditor();
  const { shows, most } = block;
  return (
    <>
      {!hasShop && (
        <p className="text-dense text-ink-muted">
          It shows nothing until this assistant shows a shop.{' '}
          <Link to={paths.productDiscovery} className="link">
            Go to product discovery
          </Link>
        </p>
      )}
      <RadioGroup
        label="Shows"
        options={SHOWN_PRODUCTS}
        value={shows}
        onChange={(next) => onChange({ ...block, shows: next })}
        isDisabled={isReadOnly}
      />
      {shows === 'Chosen' ? (
        <ChosenProducts block={block} problem={problem} onChange={onChange} />
      ) : (
        <NumberField
          label="Products at most"
          min={1}
          max={MOST}
          value={most}
          onChange={(next) => next !== null && onChange({ ...block, most: next })}
          error={problem('most') ?? undefined}
          isDisabled={isReadOnly}
        />
      )}
    </>
  );
}

function ChosenProducts({ block, problem, onChange }: ProductsFieldsProps) {
  const { assistant, products, rememberProduct, isReadOnly } = useAssistantEditor();
  const { productIds } = block;
  const titles = new Map(products.map(({ id, title }) => [id, title]));

  function add(id: string, title: string) {
    if (productIds.includes(id)) return;
    rememberProduct({ id, title });
    onChange({ ...block, productIds: [...productIds, id] });
  }

  return (
    <div className="grid gap-2">
      {productIds.length > 0 && (
        <ChosenList
          label="Chosen products"
          items={productIds.map((id) => ({ id, name: titles.get(id) ?? 'A product that the shop no longer has' }))}
          onChange={(next) => onChange({ ...block, productIds: next })}
          isDisabled={isReadOnly}
        />
      )}
      <ProductComboBox
        assistantId={assistant.id}
        placeholder={productIds.length === 0 ? 'Choose a product' : 'Add another'}
        hint={productIds.length < MOST ? undefined : `${MOST} at most.`}
        error={problem('productIds') ?? undefined}
        isDisabled={isReadOnly || productIds.length >= MOST}
        onChoose={add}
      />
    </div>
  );
}
