import { use } from 'react'
import type { Order } from '#shared/api/orders/orders-schemas.ts'
import { getBillingDocument } from '#shared/rules/billing-document.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { FormActions } from '../../ui/forms/form-layout.tsx'
import { LinkLanguageContext, withLanguage } from '../../ui/actions/link.tsx'
import { useT } from '../../i18n/i18n.ts'
import { orderFilePath, orderPath } from './order-path.ts'
import { countTickets, hasValidTickets } from './ticket-list.tsx'

/** The files of an order: tickets and vouchers as PDF, the calendar file, the invoice. */
export function OrderFiles({ order }: { order: Order }) {
  const t = useT('orders')
  const language = use(LinkLanguageContext)
  const fileHref = (name: Parameters<typeof orderFilePath>[1]) => withLanguage(orderFilePath(order, name), language)
  const isAdmitting = hasValidTickets(order)
  const hasVouchers = order.lines.some(({ vouchers }) => vouchers.length > 0)
  return (
    <div data-no-print="">
      <FormActions>
        {isAdmitting && (
          <ButtonLink variant="solid" to={orderPath(order, 'tickets')}>
            {t('tickets.show')}
          </ButtonLink>
        )}
        {isAdmitting && <ButtonLink href={fileHref('tickets.pdf')}>{t('tickets.pdf')}</ButtonLink>}
        {countTickets(order) > 0 && <ButtonLink href={fileHref('calendar.ics')}>{t('tickets.calendar')}</ButtonLink>}
        {hasVouchers && <ButtonLink href={fileHref('vouchers.pdf')}>{t('voucher.pdf')}</ButtonLink>}
        <ButtonLink to={orderPath(order, 'invoice')}>{t(`actions.${getBillingDocument(order)}`)}</ButtonLink>
      </FormActions>
    </div>
  )
}
