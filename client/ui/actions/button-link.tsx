import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { getButtonClass, type ButtonAppearance } from './get-button-class.ts'

type ButtonLinkProps = ButtonAppearance & { id?: string; className?: string; children: ReactNode; lang?: string } & (
    { to: string; href?: undefined } | { href: string; to?: undefined }
  )

/** `to` is a page of the shop; `href` another site, a hash or a phone number. */
export const ButtonLink = ({
  id,
  variant,
  big,
  wide,
  iconOnly,
  className,
  to,
  href,
  children,
  lang,
}: ButtonLinkProps) => {
  const buttonClassName = getButtonClass({ variant, big, wide, iconOnly }, className)
  return to === undefined ? (
    <a id={id} className={buttonClassName} href={href} lang={lang}>
      {children}
    </a>
  ) : (
    <Link id={id} className={buttonClassName} to={to} lang={lang}>
      {children}
    </Link>
  )
}
