import { Form } from 'react-router-dom'
import { useT } from '../../i18n/i18n.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'

/**
 * What lay in the guest's basket before signing in, when the customer's own had something in it too (settled rule 2).
 */
export function GuestBasketOffer({ count }: { count: number }) {
  const t = useT('basket')
  return (
    <Alert title={t('guestBasketTitle')}>
      <p>{t('guestBasketText', { count })}</p>
      <Form method="post">
        <Button type="submit" name="intent" value="mergeGuestBasket">
          {t('guestBasketMerge')}
        </Button>
      </Form>
    </Alert>
  )
}
