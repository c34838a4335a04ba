import { use } from 'react'
import type { BasketLine } from '#shared/api/basket/basket-schemas.ts'
import { isMadeToOrder } from '#shared/wire/extra-data.ts'
import { useT } from '../../../i18n/i18n.ts'
import { CheckOption } from '../../../ui/forms/check-option.tsx'
import { LinkLanguageContext, withLanguage } from '../../../ui/actions/link.tsx'

/** Opens a new tab, so that the shopper does not lose the typed values. */
function NewTabLink({ to, children }: { to: string; children: string }) {
  const language = use(LinkLanguageContext)
  const t = useT('checkout')
  return (
    <a
      href={withLanguage(to, language)}
      target="_blank"
      rel="noopener"
      aria-label={t('terms.newTab', { text: children })}
    >
      {children}
    </a>
  )
}

type TermsFieldProps = { lines: readonly BasketLine[]; fieldError: (field: string) => { error?: string } }

/** Information and consent that the law requires before a binding order. */
export function TermsField({ lines, fieldError }: TermsFieldProps) {
  const t = useT('checkout')
  const exceptions = [
    ...(lines.some(({ type }) => type === 'event') ? [t('withdrawal.tickets')] : []),
    ...(lines.some(isMadeToOrder) ? [t('withdrawal.madeToOrder')] : []),
  ]
  const hasOthers = lines.some((line) => line.type !== 'event' && !isMadeToOrder(line))
  return (
    <>
      <CheckOption
        id="terms"
        name="terms"
        value="yes"
        required
        title={t('errors:check.terms')}
        label={
          <>
            {t('terms.before')}
            <NewTabLink to="/bookings-terms-and-conditions">{t('terms.terms')}</NewTabLink>
            {t('terms.after')}
          </>
        }
        {...fieldError('terms')}
      />
      <p>
        {exceptions.map((text) => `${text} `)}
        {hasOthers ? (
          <>
            {t(exceptions.length > 0 ? 'withdrawal.others' : 'withdrawal.all')}{' '}
            <NewTabLink to="/withdrawal">{t('withdrawal.link')}</NewTabLink>.
          </>
        ) : null}
      </p>
    </>
  )
}
