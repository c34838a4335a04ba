import { use } from 'react'
import { Form } from 'react-router-dom'
import { fieldRules } from '#shared/rules/field-rules.ts'
import { useT } from '../../i18n/i18n.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkLanguageContext, withLanguage } from '../../ui/actions/link.tsx'
import { InlineForm } from '../../ui/forms/inline-form.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { MutedText } from '../../ui/text/muted-text.tsx'
import styles from './newsletter-band.module.css'
import { cmsFormFieldNames } from './parse-cms-form.ts'

/**
 * The first field of the newsletter form, on any page. It posts without a token, which public pages cannot have, so the
 * newsletter page shows its form with the address filled in.
 */
export function NewsletterBand() {
  const t = useT('common')
  const language = use(LinkLanguageContext)
  return (
    <Container as="section" aria-labelledby="news">
      <div className={styles.layout}>
        <h2 className={styles.title} id="news">
          {t('newsletter.title')}
        </h2>
        <Form method="post" action={withLanguage('/newsletter#form', language)} discover="none">
          <input type="hidden" name={cmsFormFieldNames.code} value="newsletter" />
          <InlineForm
            id="news-email"
            name="email"
            label={t('newsletter.label')}
            {...fieldRules.email}
            autoComplete="email"
            button={
              <Button variant="solid" type="submit">
                {t('newsletter.submit')}
              </Button>
            }
          />
          <MutedText as="p" small>
            {t('newsletter.text')}
          </MutedText>
        </Form>
      </div>
    </Container>
  )
}
