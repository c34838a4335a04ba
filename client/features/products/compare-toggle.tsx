import { use, useState, type SubmitEvent } from 'react'
import { useDispatch } from 'react-redux'
import { Form, useLocation } from 'react-router-dom'
import { maxComparedProducts } from '#shared/rules/product-lists.ts'
import { CompareButton } from './compare-button.tsx'
import { LinkLanguageContext, withLanguage } from '../../ui/actions/link.tsx'
import { useT } from '../../i18n/i18n.ts'
import { useCapability } from '../../data/page-info.ts'
import { notifications } from '../../data/notifications-slice.ts'
import { addComparedSku, removeComparedSku, useComparedSkus } from './compared-skus.ts'
import { comparisonPath } from './product-path.ts'

/**
 * Adds a product to the comparison, or removes it. With JavaScript the page stays; before hydration the form leads back
 * to it. Without JavaScript the form leads to the comparison, which links back. Renders nothing when the shop has no
 * comparison. Needs the namespace `product-lists`.
 */
export function CompareToggle({ sku, name }: { sku: string; name: string }) {
  const t = useT('product-lists')
  const dispatch = useDispatch()
  const language = use(LinkLanguageContext)
  const { pathname, search } = useLocation()
  const isCompared = useComparedSkus().includes(sku)
  const [isFull, setIsFull] = useState(false)
  const hasComparison = useCapability('product-categories')

  const toggle = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const count = isCompared ? removeComparedSku(sku) : addComparedSku(sku)
    setIsFull(count === undefined)
    dispatch(
      notifications.actions.showToast({
        kind: count === undefined ? 'error' : 'status',
        topic: 'comparison',
        text:
          count === undefined
            ? t('compare.full', { maximum: maxComparedProducts })
            : t(isCompared ? 'compare.removed' : 'compare.added', { name, count }),
      }),
    )
  }

  if (!hasComparison) return null
  const text = t(isCompared ? 'compare.isCompared' : isFull ? 'compare.isFull' : 'compare.add')
  return (
    <Form method="post" action={withLanguage(comparisonPath, language)} onSubmit={toggle}>
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="from" value={pathname + search} />
      <input type="hidden" name="fromPage" />
      <CompareButton
        name="intent"
        value="add"
        label={`${isCompared ? t('compare.remove') : text}: ${name}`}
        isCompared={isCompared}
      >
        {text}
      </CompareButton>
    </Form>
  )
}
