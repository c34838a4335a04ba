import { Form } from 'react-router-dom'
import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { AppliedCodes } from '../../features/basket/applied-codes.tsx'
import { useT } from '../../i18n/i18n.ts'
import { TextButton } from '../../ui/actions/text-button.tsx'

export function Promotions({ basket }: { basket: Basket }) {
  const t = useT('basket')
  return (
    <AppliedCodes
      basket={basket}
      renderAction={(code) => (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="code" value={code} />
          <TextButton type="submit" name="intent" value="removePromotion" aria-label={t('removeNamed', { name: code })}>
            {t('remove')}
          </TextButton>
        </Form>
      )}
    />
  )
}
