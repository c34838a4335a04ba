import { markLanguage } from '../../ui/text/mark-language.tsx'
import { Form } from 'react-router-dom'
import type { Comparison } from '#shared/api/products/products-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { productPath, purchasePath } from '../../features/products/product-path.ts'
import { usePriceLabel } from '../../features/prices/use-price-label.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { ComparisonGridHead, ComparisonGrid } from './comparison-grid.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { TextButton } from '../../ui/actions/text-button.tsx'

const countMissing = ({ values }: { values: readonly unknown[] }) => values.filter((value) => value === null).length

const areAllEqual = (values: readonly unknown[]) => new Set(values).size <= 1

/** Lists what differs first; omits attributes without a label in this shop. */
export function ComparisonTable({
  comparison: { products, rows },
  returnPath,
}: {
  comparison: Comparison
  returnPath: string
}) {
  const t = useT('product-lists')
  const getPriceLabel = usePriceLabel()
  const typeLabels = products.map(({ type }) => t(`products:type.${type}`))
  const attributeLines = rows.flatMap(({ code, differs }, index) => {
    const term = t(`products:attribute.${code}`, { defaultValue: '' })
    return term ? [{ key: code, term, differs, values: products.map(({ values }) => values[index] ?? null) }] : []
  })
  const lines = [
    { key: 'kind', term: t('compare.type'), values: typeLabels, differs: !areAllEqual(typeLabels), isOwn: true },
    // What all products have comes before what few of them have.
    ...attributeLines.toSorted((a, b) => countMissing(a) - countMissing(b)),
  ]
  return (
    <ComparisonGrid
      caption={t('compare.caption', { count: products.length })}
      termHeading={t('compare.corner')}
      sameLabel={t('compare.same')}
      emptyLabel={t('compare.nothing')}
      lines={lines}
      languages={products.map(({ lang }) => lang)}
      columns={products.length}
    >
      {products.map(({ sku, slug, name, lang, image, price, soldOut }) => (
        <ComparisonGridHead
          key={sku}
          to={productPath(slug)}
          name={name}
          lang={lang}
          image={image}
          price={soldOut ? t('soldOut') : (getPriceLabel(price).price ?? '')}
        >
          {!soldOut && (
            <ButtonLink variant="buy" wide to={purchasePath(slug)}>
              {t('compare.buy')}
              <VisuallyHidden>: {markLanguage(name, lang)}</VisuallyHidden>
            </ButtonLink>
          )}
          <Form method="post">
            <input type="hidden" name="sku" value={sku} />
            <input type="hidden" name="from" value={returnPath} />
            <TextButton type="submit" name="intent" value="remove" aria-label={`${t('compare.takeOut')}: ${name}`}>
              {t('compare.takeOut')}
            </TextButton>
          </Form>
        </ComparisonGridHead>
      ))}
    </ComparisonGrid>
  )
}
