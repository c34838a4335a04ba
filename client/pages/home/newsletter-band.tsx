import { useT } from '../../i18n/i18n.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { NewsletterLayout } from './newsletter-layout.tsx'
import styles from './newsletter-band.module.css'

/** Links to the newsletter page instead of repeating its form. */
export function NewsletterBand() {
  const t = useT('home')
  return (
    <NewsletterLayout id="news" title={t('newsletter')}>
      <div className={styles.invitation}>
        <p>{t('newsletterText')}</p>
        <ButtonLink to="/newsletter" variant="solid">
          {t('newsletterLink')}
        </ButtonLink>
      </div>
    </NewsletterLayout>
  )
}
