import { useCapability } from '../../data/page-info.ts'
import { useT } from '../../i18n/i18n.ts'
import { Container } from '../../ui/layout/container.tsx'
import styles from './newsletter-sign-up-section.module.css'
import { NewsletterSignUpForm } from './newsletter-sign-up-form.tsx'

/** The newsletter's email field under a heading, for the foot of a page. Renders nothing without a newsletter. */
export function NewsletterSignUpSection() {
  const t = useT('common')
  const hasNewsletter = useCapability('newsletter')
  if (!hasNewsletter) return null
  return (
    <Container as="section" aria-labelledby="news">
      <div className={styles.layout}>
        <h2 className="text-title" id="news">
          {t('newsletter.title')}
        </h2>
        <NewsletterSignUpForm />
      </div>
    </Container>
  )
}
