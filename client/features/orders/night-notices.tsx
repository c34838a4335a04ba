import type { Order } from '#shared/api/orders/orders-schemas.ts'
import { FormActions } from '../../ui/forms/form-actions.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { useT } from '../../i18n/i18n.ts'
import { nightChange } from './order-words.ts'

/** Nights of the order that are not as they were when they were bought, each once, and the way on. */
export function NightNotices({ order }: { order: Pick<Order, 'lines'> }) {
  const t = useT('orders')
  const changed = new Map(
    order.lines.flatMap(({ night, name, href }) => {
      const text = night && nightChange(night, t)
      return night && text ? [[href, { name, href, text, status: night.status }] as const] : []
    }),
  )
  return [...changed.values()].map(({ name, href, text, status }) => {
    const kind = status === 'cancelled' || status === 'postponed' ? status : 'moved'
    return (
      <Notice key={href} kind={kind === 'cancelled' ? 'error' : 'plain'} title={t(`night.title_${kind}`, { name })}>
        <p>{text}</p>
        {kind === 'moved' ? <p>{t('night.cannot')}</p> : null}
        <FormActions>
          <TextLink to={href}>{t('night.details')}</TextLink>
          <TextLink to="/contact-us">{t('night.contact')}</TextLink>
        </FormActions>
      </Notice>
    )
  })
}
