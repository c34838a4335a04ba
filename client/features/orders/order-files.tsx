import { use } from 'react'
import type { Order } from '#shared/api/orders/orders-schemas.ts'
import { getBillingDocumentKind } from '#shared/rules/billing-document.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import styles from './order-files.module.css'
import { LinkLanguageContext, withLanguage } from '../../ui/actions/link.tsx'
import { useT } from '../../i18n/i18n.ts'
import { orderFilePath, orderPath } from './order-path.ts'
import { countIssuedTickets, hasValidTickets } from './order-tickets.ts'

const FileLink = ({ href, children }: { href: string; children: string }) => (
  <a className="standalone-link" href={href}>
    {children}
  </a>
)

/**
 * A link to the tickets, then all files in one row: tickets and their dates while a ticket is valid, vouchers, invoice.
 */
export function OrderFiles({ order }: { order: Order }) {
  const t = useT('orders')
  const language = use(LinkLanguageContext)
  const fileHref = (name: Parameters<typeof orderFilePath>[1]) => withLanguage(orderFilePath(order, name), language)
  const isAdmitting = hasValidTickets(order)
  const ticketCount = countIssuedTickets(order)
  const voucherCount = order.lines.flatMap(({ vouchers }) => vouchers).length
  return (
    <div className={styles.files} data-no-print="">
      {isAdmitting && (
        <ButtonLink variant="solid" to={orderPath(order, 'tickets')}>
          {t('tickets.show', { count: ticketCount })}
        </ButtonLink>
      )}
      <div className={styles.links}>
        {isAdmitting && (
          <>
            <FileLink href={fileHref('tickets.pdf')}>{t('tickets.pdf', { count: ticketCount })}</FileLink>
            <FileLink href={fileHref('calendar.ics')}>{t('tickets.calendar')}</FileLink>
          </>
        )}
        {voucherCount > 0 && (
          <FileLink href={fileHref('vouchers.pdf')}>{t('voucher.pdf', { count: voucherCount })}</FileLink>
        )}
        <TextLink to={orderPath(order, 'invoice')}>{t(`actions.${getBillingDocumentKind(order)}`)}</TextLink>
      </div>
    </div>
  )
}
