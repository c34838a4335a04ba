import { use } from 'react'
import { Form } from 'react-router-dom'
import { useT } from '../../i18n/i18n.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkLanguageContext, withLanguage } from '../../ui/actions/link.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { cmsFormFieldNames } from './cms-form-field-names.ts'
import styles from './newsletter-sign-up-form.module.css'

/**
 * The email field of the newsletter form, for any page. Public pages are cached and contain no form token, so this form
 * posts without one. The newsletter page then shows its own form with the address filled in, and says that the shopper
 * must still submit it.
 */
export function NewsletterSignUpForm() {
  const t = useT('common')
  const language = use(LinkLanguageContext)
  return (
    <Form method="post" action={withLanguage('/newsletter#form', language)} className={styles.form} discover="none">
      <input type="hidden" name={cmsFormFieldNames.code} value={newsletterFormCode} />
      <label htmlFor="news-email">{t('newsletter.label')}</label>
      <span className={styles.row}>
        <TextInput id="news-email" name="email" type="email" required autoComplete="email" />
        <Button variant="solid" type="submit">
          {t('newsletter.submit')}
        </Button>
      </span>
      <p className="small-muted">{t('newsletter.text')}</p>
    </Form>
  )
}

export const newsletterFormCode = 'newsletter'
