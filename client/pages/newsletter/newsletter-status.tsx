import type { NewsletterSubscription } from '#shared/api/newsletter/newsletter-schemas.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FactList } from '../../ui/text/fact-list.tsx'
import { FormActions } from '../../ui/forms/form-layout.tsx'
import { useT } from '../../i18n/i18n.ts'
import styles from './newsletter-status.module.css'

/**
 * The newsletter status, and the buttons that change it. Place it in a form; the buttons post `subscribed`. Needs the
 * namespace `newsletter`.
 */
export function NewsletterStatus({ email, status }: NewsletterSubscription) {
  const t = useT('newsletter')
  return (
    <div className={styles.status}>
      <FactList
        twoColumns
        facts={[
          { term: t('account.address'), value: email },
          { term: t('account.state'), value: t(`account.${status}`) },
        ]}
      />
      <FormActions>
        {status !== 'subscribed' && (
          <Button variant="solid" type="submit" name="subscribed" value="true">
            {t(status === 'pending' ? 'account.again' : 'account.subscribe')}
          </Button>
        )}
        {status !== 'none' && (
          <Button type="submit" name="subscribed" value="false">
            {t('account.unsubscribe')}
          </Button>
        )}
      </FormActions>
    </div>
  )
}
