import { useT } from '../../i18n/i18n.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { NewsBand } from './news-band.tsx'
import styles from './newsletter-band.module.css'

/** Leads to the page with the form: one form, in one place, that works. */
export function NewsletterBand() {
  const t = useT('home')
  return (
    <NewsBand id="news" title={t('news')}>
      <div className={styles.invitation}>
        <p>{t('newsText')}</p>
        <ButtonLink to="/newsletter" variant="solid">
          {t('newsLink')}
        </ButtonLink>
      </div>
    </NewsBand>
  )
}
