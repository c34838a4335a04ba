import { Button } from '../../ui/actions/button.tsx'
import { FormActions } from '../../ui/forms/form-layout.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { useUpdateConsentMutation } from '../../data/api.ts'
import { useCapability } from '../../data/page-info.ts'
import { useT } from '../../i18n/i18n.ts'
import { useConsent } from '../../features/consent/use-consent.ts'

/**
 * Asks for consent where recently viewed products would show, until the shopper decides. Both buttons look the same.
 * Place it at the foot of a page, since it appears after hydration. Needs the namespace `consent`.
 */
export function RecentlyViewedPrompt() {
  const t = useT('consent')
  const consent = useConsent()
  const [updateConsent, { isLoading }] = useUpdateConsentMutation()
  const canListProducts = useCapability('product-categories')
  if (consent !== null || !canListProducts) return null
  return (
    <Section id="recently-viewed-offer" title={t('offer.title')}>
      <div className="stack-16 max-width-44">
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
