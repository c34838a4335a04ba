import { Form } from 'react-router-dom'
import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'

/** What was left out when the basket from before signing in was merged. Posts `dismissLeftOut` to the page. */
export function LeftOutAlert({ lines }: { lines: NonNullable<Basket['leftOut']> }) {
  const t = useT('basket')
  return (
    <Alert title={t('leftOut.title')}>
      <p>{t('leftOut.text')}</p>
      <ul>
        {lines.map(({ name, variantName, quantity }, index) => (
          <li key={index}>{t('leftOut.line', { quantity, name: [name, variantName].filter(Boolean).join(', ') })}</li>
        ))}
      </ul>
      <Form method="post" preventScrollReset>
        <Button type="submit" name="intent" value="dismissLeftOut">
          {t('leftOut.dismiss')}
        </Button>
      </Form>
    </Alert>
  )
}
