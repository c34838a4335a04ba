import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import { eventPath, useEventLabels } from '../../../features/events/event-labels.ts'
import { useMemberTickets } from '../../../features/prices/use-member-tickets.ts'
import { useSession } from '../../../data/use-session.ts'
import { useT } from '../../../i18n/i18n.ts'
import { withReturnTo } from '../../../routing/with-return-to.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { VariantRow } from '../../../features/buying/variant-row.tsx'
import { FormActions } from '../../../ui/forms/form-layout.tsx'
import { JsOnly } from '../../../ui/layout/js-only.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import styles from './sale-status-note.module.css'
import { hasPricesInAdvance, isFormHidden, isForMembers } from './sale-actions.ts'
import { getSaleTexts, keepDaysUnbroken } from './sale-texts.ts'

type SaleStatusNoteProps = {
  event: EventPage
  /** Whether the form was rejected, which keeps it on the page. */
  isRejected: boolean
}

/**
 * Explains the sale status, earlier dates and venues and, before the sale, membership. When scripts hide the form for
 * members, the note has the prices, and how to become or prove to be one.
 */
export function SaleStatusNote({ event, isRejected }: SaleStatusNoteProps) {
  const t = useT('events')
  const { formatPrice, memberPriceLabel } = useEventLabels()
  const membership = useMemberTickets()
  const isHidden = isFormHidden(event, membership, isRejected)
  const isGuest = useSession()?.guest !== false
  const { title, lines: linesForAll } = getSaleTexts(event, t)
  const customerText = membership.ticketsPerEvent > 0 ? 'sale.presale.memberText' : 'sale.presale.customerText'
  const lines = isForMembers(event) && !isGuest ? [t(customerText)] : linesForAll
  const { slug, status, ticketTypes } = event
  const leadsToMembership =
    saleRules[status].alternative === 'membership' && (isHidden || !saleRules[status].membersOnly)
  const prices = ticketTypes.map(({ sku, name, description, lang, price, memberPrice }) => (
    <VariantRow
      key={sku}
      name={name}
      note={description}
      lang={lang}
      price={formatPrice(price)}
      priceNote={memberPriceLabel({ slug, status, memberPrice })}
    />
  ))
  return (
    <>
      <Alert title={title} level={3}>
        {lines.map((line) => (
          <p key={line}>{keepDaysUnbroken(line)}</p>
        ))}
        {leadsToMembership && (
          <div className={styles.next}>
            <FormActions>
              {isHidden && isGuest && (
                <ButtonLink variant="solid" to={withReturnTo('/sign-in', eventPath(slug))}>
                  {t('sale.presale.signIn')}
                </ButtonLink>
              )}
              <ButtonLink to="/membership">{t('sale.membership')}</ButtonLink>
            </FormActions>
          </div>
        )}
      </Alert>
      {hasPricesInAdvance(event) && <div>{prices}</div>}
      {isHidden && (
        <JsOnly as="div">
          <div className="margin-top-24">{prices}</div>
        </JsOnly>
      )}
    </>
  )
}
