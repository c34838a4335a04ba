import { useT } from '../../i18n/i18n.ts'
import { NextEvents } from '../../features/events/next-events.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'

/** What follows the headline, which says that the basket is empty. */
export function EmptyBasket() {
  const t = useT('basket')
  return (
    <>
      <ButtonLink variant="solid" to="/whats-on">
        {t('emptyAction')}
      </ButtonLink>
      <div className="padding-top-16">
        <NextEvents />
      </div>
    </>
  )
}
