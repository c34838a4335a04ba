import { useCapability } from '../../data/page-info.ts'
import { useT } from '../../i18n/i18n.ts'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { NoJsOnly } from '../../ui/layout/js-only.tsx'
import { useComparedSkus } from './compared-skus.ts'
import { comparisonPath } from './product-path.ts'

/** A link to the comparison with the number of its products, if there are any. Without JavaScript that is unknown. */
export function CompareLink() {
  const t = useT('product-lists')
  const count = useComparedSkus().length
  const hasComparison = useCapability('product-categories')
  if (!hasComparison) return null
  const link = <TextLink to={comparisonPath}>{t(count > 0 ? 'compare.linkCount' : 'compare.link', { count })}</TextLink>
  return count > 0 ? link : <NoJsOnly>{link}</NoJsOnly>
}
