import { useT } from '../../i18n/i18n.ts'
import { Container } from '../../ui/layout/container.tsx'
import styles from './newsletter-band.module.css'
import { NewsletterForm } from './newsletter-form.tsx'

/** The newsletter's email field under a heading, for the foot of a page. */
export function NewsletterBand() {
  const t = useT('common')
  return (
    <Container as="section" aria-labelledby="news">
      <div className={styles.layout}>
        <h2 className={styles.title} id="news">
          {t('newsletter.title')}
        </h2>
        <NewsletterForm />
      </div>
    </Container>
  )
}
