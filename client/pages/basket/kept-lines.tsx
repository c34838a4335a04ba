import { Form } from 'react-router-dom'
import { useT } from '../../i18n/i18n.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

/**
 * What lay in the guest's basket before signing in, when the customer's own had something in it too (settled rule 2).
 */
export function KeptLines({ count }: { count: number }) {
  const t = useT('basket')
  return (
    <Notice title={t('keptTitle')}>
      <p>{t('keptText', { count })}</p>
      <Form method="post">
        <Button type="submit" name="intent" value="addKept">
          {t('keptAdd')}
        </Button>
      </Form>
    </Notice>
  )
}
