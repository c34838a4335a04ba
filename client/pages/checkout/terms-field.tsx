import { use } from 'react'
import { useT } from '../../i18n/i18n.ts'
import { Choice } from '../../ui/forms/choice.tsx'
import { LinkLanguageContext, withLanguage } from '../../ui/actions/link.tsx'
import styles from './terms-field.module.css'

/** Opens beside the checkout, so that nothing is lost by reading. */
function Beside({ to, children }: { to: string; children: string }) {
  const language = use(LinkLanguageContext)
  const t = useT('checkout')
  return (
    <a
      className={styles.link}
      href={withLanguage(to, language)}
      target="_blank"
      rel="noopener"
      aria-label={t('terms.beside', { text: children })}
    >
      {children}
    </a>
  )
}

/** What the law wants said and agreed to before an order binds. */
export function TermsField({ at }: { at: (field: string) => { error?: string } }) {
  const t = useT('checkout')
  return (
    <>
      <Choice
        id="terms"
        name="terms"
        value="yes"
        required
        title={t('errors:check.terms')}
        label={
          <>
            {t('terms.before')}
            <Beside to="/bookings-terms-and-conditions">{t('terms.terms')}</Beside>
            {t('terms.after')}
          </>
        }
        {...at('terms')}
      />
      <p>
        {t('withdrawal.before')}
        <Beside to="/withdrawal">{t('withdrawal.link')}</Beside>
        {t('withdrawal.after')}
      </p>
    </>
  )
}
