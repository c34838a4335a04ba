import { Form } from 'react-router-dom'
import type { Order } from '#shared/api/orders/orders-schemas.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { FormActions } from '../../ui/forms/form-layout.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { useT } from '../../i18n/i18n.ts'
import { useSession } from '../../data/use-session.ts'
import { orderPath } from './order-path.ts'

type AddToAccountPromptProps = {
  order: Pick<Order, 'id' | 'isAccountOrder' | 'isClaimable' | 'contact'>
  /** Shows nothing to the others. */
  audience?: 'customer' | 'guest'
}

/**
 * Offers to add an order that was bought without an account to the customer's orders; a guest creates an account first.
 * Shows nothing when the order already belongs to an account.
 */
export function AddToAccountPrompt({ order, audience }: AddToAccountPromptProps) {
  const t = useT('orders')
  const session = useSession()
  const { email, firstName, lastName } = order.contact
  const returnTo = orderPath(order)
  if (!order.isClaimable || !session || (audience && session.guest !== (audience === 'guest'))) return null
  return (
    <div className="margin-bottom-24" data-no-print="">
      <Alert title={t('addToAccount.title')}>
        <p>{t(session.guest ? 'addToAccount.guestText' : 'addToAccount.text')}</p>
        {session.guest ? (
          <FormActions>
            <ButtonLink
              variant="solid"
              to={`/register?${new URLSearchParams({ email, firstName, lastName, returnTo })}`}
            >
              {t('addToAccount.create')}
            </ButtonLink>
            <TextLink to={`/sign-in?${new URLSearchParams({ returnTo })}`}>{t('addToAccount.signIn')}</TextLink>
          </FormActions>
        ) : (
          <Form method="post" action={returnTo}>
            <FormActions>
              <Button variant="solid" type="submit" name="claim" value="1">
                {t('addToAccount.submit')}
              </Button>
            </FormActions>
          </Form>
        )}
      </Alert>
    </div>
  )
}
