import type { Teaser } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { PromoBand } from './promo-band.tsx'
import { TeaserPair } from './teaser-pair.tsx'

/** The teaser shown as the page's only highlighted band. */
const highlightedCode = 'membership'

type TeasersProps = { teasers: Teaser[] }

export function MembershipBand({ teasers }: TeasersProps) {
  const teaser = teasers.find(({ code }) => code === highlightedCode)
  if (!teaser) return null
  const { title, text, linkText, href, lang } = teaser
  return (
    <PromoBand
      id="join"
      title={title}
      text={text}
      lang={lang}
      action={
        <ButtonLink to={href} variant="solid" big>
          {linkText}
        </ButtonLink>
      }
    />
  )
}

export function OtherTeasers({ teasers }: TeasersProps) {
  const t = useT('home')
  const others = teasers.filter(({ code }) => code !== highlightedCode)
  if (others.length === 0) return null
  return (
    <TeaserPair
      label={t('more')}
      teasers={others.map(({ code, title, text, linkText, href, lang }) => ({
        key: code,
        title,
        text,
        lang,
        action: <ButtonLink to={href}>{linkText}</ButtonLink>,
      }))}
    />
  )
}
