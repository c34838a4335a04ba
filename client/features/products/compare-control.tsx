import { use, useState, type SubmitEvent } from 'react'
import { useDispatch } from 'react-redux'
import { Form, useLocation } from 'react-router-dom'
import { comparisonMaximum } from '#shared/rules/product-lists.ts'
import { CompareButton } from './compare-button.tsx'
import { LinkLanguageContext, withLanguage } from '../../ui/actions/link.tsx'
import { useT } from '../../i18n/i18n.ts'
import { notices } from '../../data/notices-slice.ts'
import { addCompared, removeCompared, useComparedSkus } from './compared-skus.ts'
import { comparisonPath } from './product-path.ts'

/**
 * Puts a product into the comparison, or takes it out. With a script the cookie changes at once and the page stays;
 * without one it is a form that leads to the comparison, with the way back. Needs the area `lists` on the page.
 */
export function CompareControl({ sku, name }: { sku: string; name: string }) {
  const t = useT('lists')
  const dispatch = useDispatch()
  const language = use(LinkLanguageContext)
  const { pathname, search } = useLocation()
  const compared = useComparedSkus().includes(sku)
  const [full, setFull] = useState(false)

  const toggle = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const count = compared ? removeCompared(sku) : addCompared(sku)
    setFull(count === undefined)
    const notice =
      count === undefined
        ? ({ kind: 'error', text: t('compare.full', { maximum: comparisonMaximum }) } as const)
        : ({ kind: 'status', text: t(compared ? 'compare.removed' : 'compare.added', { name, count }) } as const)
    dispatch(notices.actions.toasted(notice))
  }

  const text = t(compared ? 'compare.remove' : full ? 'compare.isFull' : 'compare.add')
  return (
    <Form method="post" action={withLanguage(comparisonPath, language)} onSubmit={toggle}>
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="from" value={pathname + search} />
      <CompareButton name="intent" value="add" label={t('compare.named', { text, name })} compared={compared}>
        {text}
      </CompareButton>
    </Form>
  )
}
