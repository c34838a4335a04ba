import { Button } from '../../ui/actions/button.tsx'
import { FormActions } from '../../ui/forms/form-actions.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { useUpdateConsentMutation } from '../../data/api.ts'
import { useT } from '../../i18n/i18n.ts'
import { useConsent } from './use-consent.ts'
import styles from './recently-viewed-prompt.module.css'

/**
 * The one place that asks: where products viewed last would show, as long as nobody has decided. Yes and no are alike,
 * and either is the last that is heard of it. After hydration only, at the foot of a page. Needs the area `consent`.
 */
export function RecentlyViewedPrompt() {
  const t = useT('consent')
  const consent = useConsent()
  const [updateConsent, { isLoading }] = useUpdateConsentMutation()
  if (consent !== null) return null
  return (
    <Section id="recently-viewed-offer" title={t('offer.title')}>
      <div className={styles.offer}>
        <p>{t('offer.text')}</p>
        <FormActions>
          {[true, false].map((recentlyViewed) => (
            <Button
              key={String(recentlyViewed)}
              busy={isLoading}
              onClick={() => void updateConsent({ recentlyViewed })}
            >
              {t(recentlyViewed ? 'offer.yes' : 'offer.no')}
            </Button>
          ))}
          <TextLink to="/cookie-policy">{t('policy')}</TextLink>
        </FormActions>
      </div>
    </Section>
  )
}
