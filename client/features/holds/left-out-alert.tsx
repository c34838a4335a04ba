import { Form } from 'react-router-dom'
import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'

/**
 * Lists what did not come into the basket when the shopper signed in or retried expired lines. Its button also
 * dismisses expired lines.
 */
export function LeftOutAlert({ lines }: { lines: NonNullable<Basket['leftOut']> }) {
  const t = useT('basket')
  return (
    <Alert title={t('leftOut.title')}>
      <p>{t('leftOut.text')}</p>
      <p>
        <strong>
          {lines
            .map(({ name, variantName, quantity }) =>
              t('leftOut.line', { quantity, name: [name, variantName].filter(Boolean).join(', ') }),
            )
            .join(' · ')}
        </strong>
      </p>
      <Form method="post" preventScrollReset>
        <Button type="submit" name="intent" value="dismissExpired">
          {t('leftOut.dismiss')}
        </Button>
      </Form>
    </Alert>
  )
}
