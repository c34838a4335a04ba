import { useT } from '../../i18n/i18n.ts'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { useComparedSkus } from './compared-skus.ts'
import { comparisonPath } from './product-path.ts'

/** A link to the comparison, with the number of compared products once it is known. */
export function CompareLink() {
  const t = useT('product-lists')
  const count = useComparedSkus().length
  return <TextLink to={comparisonPath}>{count > 0 ? t('compare.linkCount', { count }) : t('compare.link')}</TextLink>
}
