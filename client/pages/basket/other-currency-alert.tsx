import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { usePageInfo } from '../../data/page-info.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { FormActions } from '../../ui/forms/form-layout.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'

/**
 * Warns that the basket, filled in another browser, has another currency than this browser. Offers to change the
 * currency of either.
 */
export function OtherCurrencyAlert({ basket }: { basket: Basket }) {
  const t = useT('basket')
  const { preferences, config } = usePageInfo()
  const { currency } = preferences
  if (basket.lines.length === 0 || basket.currency === currency) return null
  const ofBasket = { context: basket.currency, currency: basket.currency }
  const ofBrowser = { context: currency, currency }
  const isForSale = config.currencies.some(({ code }) => code === basket.currency)
  return (
    <Alert title={t('otherCurrency.title', ofBasket)}>
      <p>{t('otherCurrency.text', ofBrowser)}</p>
      <form method="post" action="/preferences">
        <input type="hidden" name="returnTo" value="/basket" />
        <FormActions>
          {isForSale && (
            <Button type="submit" name="currency" value={basket.currency}>
              {t('otherCurrency.show', ofBasket)}
            </Button>
          )}
          <ButtonLink to={`/preferences?currency=${currency}&returnTo=%2Fbasket`}>
            {t('otherCurrency.rebuild', ofBrowser)}
          </ButtonLink>
        </FormActions>
      </form>
    </Alert>
  )
}
