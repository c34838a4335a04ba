import { Form } from 'react-router-dom'
import type { Hold } from '#shared/api/basket/basket-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { TextButton } from '../../ui/actions/text-button.tsx'

/** Posts the intent `extendHold` to the page. A hold can be extended once. Needs the namespace `basket`. */
export function ExtendHoldForm({ hold }: { hold: Pick<Hold, 'extendable'> }) {
  const t = useT('basket')
  if (!hold.extendable) return null
  return (
    <Form method="post" preventScrollReset>
      <TextButton type="submit" name="intent" value="extendHold">
        {t('hold.extend')}
      </TextButton>
    </Form>
  )
}
