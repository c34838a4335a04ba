import { markLanguage } from '../../ui/text/mark-language.tsx'
import { useLocation } from 'react-router-dom'
import type { ProductListItem } from '#shared/api/products/products-schemas.ts'
import { useGetProductsQuery } from '../../data/api.ts'
import { useT } from '../../i18n/i18n.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { TicketCard } from '../../ui/ticket/ticket-card.tsx'
import { TicketDivider } from '../../ui/ticket/ticket-divider.tsx'
import { usePriceLabel } from '../../features/prices/use-price-label.ts'
import { CompareLink } from '../../features/products/compare-link.tsx'
import { CompareToggle } from '../../features/products/compare-toggle.tsx'
import { readProductFilters } from '../../features/products/product-filters.ts'
import { productPath, purchasePath } from '../../features/products/product-path.ts'
import { classNames } from '../../ui/layout/class-names.ts'
import styles from './membership-tiers.module.css'

type TierProps = { product: ProductListItem }

function Tier({
  product: { sku, slug, name, tier = name, shortDescription, benefits = [], price, soldOut, lang },
}: TierProps) {
  const t = useT('product-lists')
  const { price: amount, priceNote } = usePriceLabel()(price)
  return (
    <TicketCard as="li" className={styles.tier}>
      <h2 className={styles.name}>
        <Link to={productPath(slug)} className={styles.link} lang={lang}>
          {tier}
        </Link>
      </h2>
      <p className={styles.lead} lang={lang}>
        {shortDescription}
      </p>
      <p className={styles.price}>
        {amount} <small>{[t('tiers.term'), priceNote].filter(Boolean).join(' · ')}</small>
      </p>
      <div>
        {soldOut ? (
          <p>{t('soldOut')}</p>
        ) : (
          <ButtonLink variant="buy" wide to={purchasePath(slug)}>
            {t('tiers.join')}
            <VisuallyHidden>: {markLanguage(name, lang)}</VisuallyHidden>
          </ButtonLink>
        )}
      </div>
      <TicketDivider className={styles.divider} />
      <details className={styles.details}>
        <summary className={classNames('plus-summary', styles.summary)}>{t('tiers.benefits')}</summary>
        <ul className={styles.benefits} lang={lang}>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </details>
      <CompareToggle sku={sku} name={name} />
    </TicketCard>
  )
}

/**
 * Memberships side by side, each with price, button and benefits, which are collapsed on a phone. Needs the namespace
 * `product-lists`.
 */
export function MembershipTiers({ category }: { category: string }) {
  const filters = readProductFilters(new URLSearchParams(useLocation().search))
  const { data: productList } = useGetProductsQuery({ path: category, ...filters })
  if (!productList) return null
  return (
    <div className={styles.tiers}>
      <ul className={styles.list}>
        {productList.products.map((product) => (
          <Tier key={product.sku} product={product} />
        ))}
      </ul>
      <CompareLink />
    </div>
  )
}
