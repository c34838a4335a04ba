import type { Order } from '#shared/api/orders/orders-schemas.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { FormActions } from '../../ui/forms/form-layout.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { useT } from '../../i18n/i18n.ts'
import { useSession } from '../../data/use-session.ts'

/**
 * Tells a guest that an account with this email address includes the order once the address is verified. Customers see
 * nothing, and neither does a reader of an order that belongs to an account.
 */
export function CreateAccountPrompt({ order }: { order: Pick<Order, 'isClaimable' | 'contact'> }) {
  const t = useT('orders')
  const session = useSession()
  const { email, firstName, lastName } = order.contact
  const values = new URLSearchParams({ email, firstName, lastName, returnTo: '/account/orders' })
  if (!order.isClaimable || !session?.guest || !email) return null
  return (
    <div data-no-print="">
      <Alert title={t('guest.accountTitle')}>
        <p>{t('guest.accountText')}</p>
        <FormActions>
          <ButtonLink variant="solid" to={`/register?${values}`}>
            {t('guest.accountAction')}
          </ButtonLink>
          <TextLink to="/sign-in?returnTo=%2Faccount%2Forders">{t('guest.signInAction')}</TextLink>
        </FormActions>
      </Alert>
    </div>
  )
}
