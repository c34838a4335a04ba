import { Form } from 'react-router-dom'
import type { Comparison } from '#shared/api/products/products-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { productPath } from '../../features/products/product-path.ts'
import { usePriceWords } from '../../features/prices/use-price-words.ts'
import { CompareHead, CompareTable } from './compare-table.tsx'
import { TextButton } from '../../ui/actions/text-button.tsx'

const allSame = (values: readonly unknown[]) => new Set(values).size <= 1

/** Products side by side. What differs says so in words; an attribute this shop has no name for is left out. */
export function ComparisonTable({ comparison: { products, rows }, from }: { comparison: Comparison; from: string }) {
  const t = useT('lists')
  const priceWords = usePriceWords()
  const prices = products.map(({ price }) => priceWords(price).price ?? null)
  const stock = products.map(({ soldOut }) => t(soldOut ? 'soldOut' : 'compare.inStock'))
  const kinds = products.map(({ type }) => t(`products:kind.${type}`))
  const known = rows.flatMap(({ code, differs }, index) => {
    const term = t(`products:attribute.${code}`, { defaultValue: '' })
    return term ? [{ key: code, term, differs, values: products.map(({ values }) => values[index] ?? null) }] : []
  })
  const lines = [
    { key: 'kind', term: t('compare.kind'), values: kinds, differs: !allSame(kinds) },
    { key: 'price', term: t('compare.price'), values: prices, differs: !allSame(prices) },
    { key: 'stock', term: t('compare.stock'), values: stock, differs: !allSame(stock) },
    ...known,
  ]
  return (
    <CompareTable
      caption={t('compare.caption', { count: products.length })}
      corner={t('compare.corner')}
      differs={t('compare.differs')}
      nothing={t('compare.nothing')}
      lines={lines}
      columns={products.length}
    >
      {products.map(({ sku, slug, name, image }) => (
        <CompareHead key={sku} to={productPath(slug)} name={name} image={image}>
          <Form method="post">
            <input type="hidden" name="sku" value={sku} />
            <input type="hidden" name="from" value={from} />
            <TextButton
              type="submit"
              name="intent"
              value="remove"
              aria-label={t('compare.named', { text: t('compare.takeOut'), name })}
            >
              {t('compare.takeOut')}
            </TextButton>
          </Form>
        </CompareHead>
      ))}
    </CompareTable>
  )
}
