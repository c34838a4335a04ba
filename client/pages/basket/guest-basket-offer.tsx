import { Form } from 'react-router-dom'
import { useT } from '../../i18n/i18n.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'

/**
 * Offers to merge the guest basket when the customer's basket was not empty at sign-in. The server merges two filled
 * baskets only after the customer confirms.
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
