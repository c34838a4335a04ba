import { Form } from 'react-router-dom'
import { useT } from '../../i18n/i18n.ts'
import { NewsletterStatus } from '../../features/newsletter/newsletter-status.tsx'
import { Streamed } from '../../data/streamed.tsx'
import { FormStack } from '../../ui/forms/form-layout.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'

/** The profile page works without this section when the newsletter cannot be loaded. */
export function NewsletterSection() {
  const t = useT('newsletter')
  const newsletterLink = <TextLink to="/account/newsletter">{t('account.title')}</TextLink>
  return (
    <section aria-labelledby="newsletter-state">
      <SectionHead id="newsletter-state" title={t('account.title')} />
      <Streamed name="getNewsletter" arg={{}} fallback={newsletterLink} errorFallback={<p>{t('account.failed')}</p>}>
        {(newsletter) => (
          <Form method="post">
            <FormStack>
              <NewsletterStatus {...newsletter} />
            </FormStack>
          </Form>
        )}
      </Streamed>
    </section>
  )
}
