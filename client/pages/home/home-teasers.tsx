import type { Teaser } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { LitBand } from './lit-band.tsx'
import { TeaserPair } from './teaser-pair.tsx'

/** The teaser that gets the one lit band of the page. */
const lit = 'membership'

type Teasers = { teasers: Teaser[] }

export function MembershipBand({ teasers }: Teasers) {
  const teaser = teasers.find(({ code }) => code === lit)
  if (!teaser) return null
  const { title, text, linkText, href } = teaser
  return (
    <LitBand
      id="join"
      title={title}
      text={text}
      action={
        <ButtonLink to={href} variant="solid" big>
          {linkText}
        </ButtonLink>
      }
    />
  )
}

export function OtherTeasers({ teasers }: Teasers) {
  const t = useT('home')
  const others = teasers.filter(({ code }) => code !== lit)
  if (others.length === 0) return null
  return (
    <TeaserPair
      label={t('more')}
      teasers={others.map(({ code, title, text, linkText, href }) => ({
        key: code,
        title,
        text,
        action: <ButtonLink to={href}>{linkText}</ButtonLink>,
      }))}
    />
  )
}
